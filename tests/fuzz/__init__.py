"""Law L5 by force: real links, damaged in many ways, decoded, drawn and checked.

Run it with ``python -m tests.fuzz --cases 200000 --seed 1``; a damaged link has to give a result or
a `PenpadError` with its place and a way out, within a second and 256 MiB.

`links` finds real links, `parts` opens and closes their payloads, `mutate` damages a text, `named`
holds what no random change would find, `case` puts these together, `verbs` holds what a user does
with a link, `probe` does it and says how it failed, `run` spreads the cases over processes, `tally`
adds them up and `shrink` makes a faulty case small.
"""
