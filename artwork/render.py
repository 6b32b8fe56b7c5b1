"""Render pictures of the site by name.

    blender -b -P artwork/render.py -- OUT_DIR SCALE SAMPLES [NAME...]

SCALE is the share of the full size (0.4 for a draft, 1 for the final), SAMPLES are per pixel. Without
a NAME all pictures are rendered. The frames are PNGs in OUT_DIR; export.mjs makes the JPEGs from them.
"""
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from develop import develop
from scenes import pictures


def main():
    out, scale, samples, *names = sys.argv[sys.argv.index("--") + 1:]
    for name in names or pictures:
        if name not in pictures:
            sys.exit("No picture is called %s. There are: %s" % (name, ", ".join(sorted(pictures))))
    for name in names or pictures:
        begun = time.time()
        build, width, height = pictures[name]
        build()
        path = os.path.abspath(os.path.join(out, name + ".png"))
        os.makedirs(os.path.dirname(path), exist_ok=True)
        develop(path, round(width * float(scale)), round(height * float(scale)), int(samples))
        print("%s: %d s" % (name, time.time() - begun), flush=True)


main()
