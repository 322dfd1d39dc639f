"""Which build is tested, and how hard."""

import os

from hypothesis import HealthCheck, settings

from backroom.kernel import playout

# BACKROOM_BUILD says which build is to be tested, so that the wrong one cannot pass for it.
BUILD = "interpreted" if playout.__file__.endswith(".py") else "compiled"
EXPECTED = os.environ.get("BACKROOM_BUILD", BUILD)
if EXPECTED != BUILD:
    raise RuntimeError(f"the tests are to run on the {EXPECTED} build, and this is the {BUILD} one")

# CI tries the same examples every time, so that it fails for what a change did; everybody else
# tries new ones.
COMMON = settings(
    deadline=None,
    suppress_health_check=list(HealthCheck),
    print_blob=True,
    derandomize="CI" in os.environ,
)
EXAMPLES = {"compiled": 25, "interpreted": 8}
MOST_EXAMPLES = int(os.environ.get("BACKROOM_EXAMPLES", EXAMPLES[BUILD]))
settings.register_profile(BUILD, COMMON, max_examples=MOST_EXAMPLES)
settings.load_profile(BUILD)
