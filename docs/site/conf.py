"""The settings of the site, as Sphinx reads them; build.py gathers the pages."""

import backroom

project = "Backroom"
version = release = backroom.__version__
language = "en"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["site"]
html_theme = "furo"
html_title = "Backroom"
html_copy_source = False
html_show_copyright = False

myst_heading_anchors = 3
suppress_warnings = ["myst.header"]  # the pages of rules have chapters under their title at once

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
python_maximum_signature_line_length = 80
