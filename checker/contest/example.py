"""An example of a contest that runs: what ``penpad contest init`` writes."""

from typing import Final

BOOKLET_NAME: Final = "booklet.toml"
ENTRIES_NAME: Final = "entries.csv"

BOOKLET: Final = """\
# The booklet of a contest. A line that begins with # is a comment.
#
#   penpad contest lint  booklet.toml entries.csv
#   penpad contest grade booklet.toml entries.csv
#   penpad contest results -o results.html

name = "Example contest"

# In which language entrants are answered (de, en, nl); a column `lang` of the entries can say
# otherwise for each of them.
language = "en"

# What does not matter in a solution code: "case", "blanks", "separators". Each puzzle can have a
# list of its own. Without it a code must be exactly right.
normalise = ["case", "blanks", "separators"]

# Which verdicts earn a puzzle's points. These three are usual; leave the line out for them.
accept = ["equal", "normalised", "other_valid"]

# What a verdict costs; leave it out if nothing is taken.
penalty = { wrong = 1 }

[[puzzle]]
id = "1"
title = "A small Akari"
# Any link that penpad reads, also a short one, or the puzzle itself as a text board.
link = "https://puzz.link/p?akari/5/5/i.kd.m7.h"
genre = "akari"
points = 5
# How the solution code is made, in the words that entrants read. The code itself is computed.
wording = "Number of bulbs in each row"

[[puzzle]]
id = "2"
title = "Another Akari"
link = '''
......
...3..
.#2...
......
#1..1.
..2...
'''
points = 10
# Right solutions: links, or boards as here. Without one penpad looks for it.
solutions = ['''
...o..
..o3o.
o#2...
..o...
#1..1o
.o2o..
''']
# Codes that are right, exactly as they should be typed.
codes = ["121112"]
"""

ENTRIES: Final = """\
entrant,puzzle,link,board,code,time
Ada,1,,,21111,10:04
Ada,2,,"...o..
..o3o.
o#2...
..o...
#1..1o
.o2o..",121112,10:31
Ben,1,,,2 1 1 1 1,10:05
Ben,2,,,121121,10:20
Ben,2,,,121112,10:40
Cleo,1,https://puzz.link/p?akari/5/5/i.kd.m7.h,,,10:11
"""
