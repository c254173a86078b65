"""Pages that stand alone: an explanation as HTML, and as one sheet of pictures.

=========  ===================================================================
module     what it knows
=========  ===================================================================
`scenes`   an explanation told step by step, in words and sums
`states`   what the board shows at which step
`words`    the words around it
`looks`    the page's style and its one script
`page`     the HTML page
`sheet`    the sheet of pictures
=========  ===================================================================
"""
