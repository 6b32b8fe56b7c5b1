"""One object for each service, all photographed in the same studio."""
import math
import random

from studio import *


def _lights(aim=(0, 0, 0.9), key=600, back=1000, fill=150):
    softbox((-5.5, -3.5, 6), aim, 3.5, key)
    rim((5.5, 6.5, 3.6), aim, 1.6, back)
    softbox((6, -5, 2.6), aim, 1.4, fill, WARM, 4.5)


def erp():
    """Nine modules that lock together into one square; the middle one is gold."""
    open_studio(floor_radius=9)
    heights = [0.55, 0.8, 0.65, 0.95, 1.25, 0.75, 0.6, 0.9, 0.5]
    for i in range(3):
        for j in range(3):
            heart = i == 1 and j == 1
            x, y, high = (i - 1) * 1.02, (j - 1) * 1.02, heights[i * 3 + j]
            box((x, y, high / 2), (0.98, 0.98, high), gold() if heart else black(), 0.035)
            box((x, y, high + 0.008), (0.56, 0.56, 0.03), black() if heart else deep_gold(), 0.008)
            if i < 2:
                box((x + 0.51, y, 0.2), (0.2, 0.26, 0.1), pale_gold(), 0.012)
            if j < 2:
                box((x, y + 0.51, 0.2), (0.26, 0.2, 0.1), pale_gold(), 0.012)
    _lights((0, 0, 0.5))
    softbox((0, 1, 6), (0, 0, 0.8), 2.4, 200, WARM)
    camera((4.7, -6.2, 4.0), (0, 0, 0.3), lens=50, focus=(0.35, -0.5, 1.1), fstop=1.4)


def static_website():
    """One polished slab, its page laid out in inlaid gold."""
    open_studio(floor_radius=8)
    parts = [box((0, 0, 1.32), (1.9, 0.16, 2.6), black(), 0.025)]
    front = -0.081

    def inlay(x, z, width, height, look=None):
        parts.append(box((x, front, z), (width, 0.014, height), look or gold(), 0.003))

    inlay(-0.68, 2.42, 0.26, 0.07)
    for k in range(3):
        inlay(0.32 + k * 0.22, 2.42, 0.15, 0.018)
    for edge in (-0.4, 0.4):
        inlay(0, 1.78 + edge * 1.1, 1.62, 0.008)
        inlay(edge * 2.025, 1.78, 0.008, 0.88)
    inlay(-0.38, 1.98, 0.6, 0.06)
    inlay(-0.25, 1.84, 0.86, 0.022)
    inlay(-0.33, 1.75, 0.7, 0.022)
    inlay(-0.56, 1.54, 0.26, 0.09)
    for k in range(3):
        inlay((k - 1) * 0.56, 0.86, 0.48, 0.5, satin())
        inlay((k - 1) * 0.56 - 0.06, 0.5, 0.36, 0.03)
        inlay((k - 1) * 0.56 - 0.1, 0.41, 0.28, 0.016)
    box((0, 0, 0.02), (2.5, 0.9, 0.05), satin(), 0.015, turn=-0.42)
    group(parts, (0, 0, 0.02), (0, 0, -0.42))
    _lights((0, 0, 1.3), key=420)
    softbox((-5.6, -3.6, 2.6), (0, 0, 1.6), 1.3, 100, WARM, 3.0)
    camera((0.8, -8.6, 2.3), (0, 0, 1.3), lens=54, focus=(-0.1, -0.1, 1.6), fstop=1.4)


def one_page_app():
    """A single tower of thin plates, turning as it climbs."""
    open_studio(floor_radius=8)
    plates = 46
    for k in range(plates):
        part = k / (plates - 1)
        side = 1.34 - 0.5 * part
        look = pale_gold() if k in (plates - 1,) else gold() if k % 9 == 4 else black()
        box((0, 0, 0.05 + k * 0.068), (side, side, 0.052), look, 0.012, turn=0.3 + part * 1.75)
    cylinder((0, 0, 1.6), 0.25, 3.1, deep_gold(), 0.01)
    _lights((0, 0, 1.6), key=980, back=1300, fill=260)
    camera((3.4, -8.4, 2.9), (0, 0, 1.58), lens=46, focus=(0.2, -0.5, 1.9), fstop=1.4)


def multi_page_app():
    """Pages standing one behind the other; one of gold is drawn out of the row."""
    open_studio(floor_radius=9)
    parts = []
    for k in range(12):
        chosen = k == 5
        x = (k - 5.5) * 0.33
        rise = 0.42 if chosen else 0.0
        parts.append(box((x, 0, 0.95 + rise), (0.045, 1.5, 1.86), gold() if chosen else black(), 0.01))
        if not chosen:
            parts.append(box((x, 0, 1.884), (0.024, 1.46, 0.008), deep_gold(), 0.001))
            parts.append(box((x - 0.0235, -0.42, 1.62), (0.004, 0.42, 0.05), deep_gold(), 0.001))
            parts.append(box((x - 0.0235, -0.2, 1.46), (0.004, 0.86, 0.014), deep_gold(), 0.001))
    parts.append(box((0, 0, 0.015), (4.3, 1.85, 0.03), satin(), 0.01))
    group(parts, (0, 0, 0), (0, 0, -0.18))
    _lights((0, 0, 0.9), key=700, back=1200, fill=200)
    softbox((-5.6, 6.0, 1.9), (0, 0, 1.0), 2.4, 800, WARM, 3.6)
    camera((-4.9, -7.2, 3.1), (0.05, 0, 1.02), lens=50, focus=(-0.3, -0.6, 1.6), fstop=1.2)


def _vessel(profile, at, look, scale=1.0):
    return lathe([(r * scale, z * scale) for r, z in profile], look, at, steps=96)


def ecommerce():
    """A storefront of lit niches with one precious thing in each."""
    open_studio(floor_radius=8)
    cell, wall, depth = 0.92, 0.07, 0.7
    wide, tall = 4, 3
    for i in range(wide + 1):
        box(((i - wide / 2) * cell, 0, tall * cell / 2 + 0.1), (wall, depth, tall * cell + wall), black(), 0.01)
    for j in range(tall + 1):
        box((0, 0, j * cell + 0.1), (wide * cell + wall, depth + 0.004, wall), black(), 0.01)
    box((0, depth / 2, tall * cell / 2 + 0.1), (wide * cell, 0.04, tall * cell), stone(), 0)
    box((0, 0, 0.03), (wide * cell + 0.5, depth + 0.5, 0.07), satin(), 0.015)
    vase = [(0.0, 0), (0.12, 0), (0.2, 0.12), (0.22, 0.22), (0.15, 0.36), (0.075, 0.43), (0.07, 0.5), (0.1, 0.54)]
    bowl = [(0.0, 0), (0.09, 0), (0.1, 0.03), (0.2, 0.1), (0.27, 0.2), (0.285, 0.26), (0.265, 0.26), (0.19, 0.14), (0, 0.08)]
    flask = [(0.0, 0), (0.14, 0), (0.16, 0.02), (0.16, 0.34), (0.13, 0.4), (0.055, 0.44), (0.055, 0.52), (0.075, 0.52), (0.075, 0.57), (0, 0.57)]
    for i in range(wide):
        for j in range(tall):
            x, z = (i - (wide - 1) / 2) * cell, j * cell + 0.1 + wall / 2
            lamp((x, -0.02, z + cell - wall - 0.03), (x, 0.02, z), 0.4, 15, (1, 0.7, 0.38))
            kind = (i + 2 * j) % 6
            shine = (i, j) in ((1, 1), (3, 2), (0, 0), (2, 0))
            look = gold() if shine else black()
            if kind == 0:
                _vessel(vase, (x, 0, z), look, 1.15)
            elif kind == 1:
                box((x, 0, z + 0.2), (0.4, 0.34, 0.4), look, 0.02, turn=0.4)
                box((x, 0, z + 0.405), (0.06, 0.345, 0.012), pale_gold(), 0.002, turn=0.4)
            elif kind == 2:
                _vessel(flask, (x, 0, z), look, 1.1)
            elif kind == 3:
                ball((x, 0, z + 0.25), 0.25, look)
            elif kind == 4:
                _vessel(bowl, (x, 0, z), look, 1.15)
            else:
                ring((x, 0, z + 0.27), 0.2, 0.05, look, (math.pi / 2, 0, 0.5))
    softbox((-5, -4, 6), (0, 0, 1.4), 3, 160)
    rim((5, 5, 4), (0, 0, 1.6), 1.5, 600)
    softbox((4, -6, 2), (0, 0, 1.4), 2, 50, WARM)
    camera((2.6, -8.4, 2.4), (0, 0, 1.46), lens=48, focus=(-0.2, -0.3, 1.5), fstop=1.6)


def database():
    """Drums of stored discs with golden bands; one disc is drawn out."""
    open_studio(floor_radius=9)

    def drum(x, y, discs, radius, drawn=None):
        for k in range(discs):
            z = 0.16 + k * 0.36
            slide = 0.42 if k == drawn else 0
            cylinder((x + slide * 0.55, y - slide, z), radius, 0.3, gold() if k == drawn else black(), 0.03)
            if k != drawn:
                cylinder((x, y, z), radius + 0.006, 0.022, deep_gold(), 0)
                cylinder((x, y, z + 0.18), radius * 0.86, 0.07, satin(), 0)
        ring((x, y, 0.16 + (discs - 1) * 0.36 + 0.152), radius * 0.62, 0.012, pale_gold())

    drum(0, 0, 5, 0.92, drawn=3)
    drum(-1.95, 0.9, 3, 0.7)
    drum(1.9, 1.1, 4, 0.66)
    drum(-1.25, -1.35, 2, 0.5)
    drum(1.75, -0.8, 1, 0.5)
    _lights((0, 0, 0.9), key=820, back=1300, fill=190)
    camera((2.0, -7.9, 3.5), (0, 0, 0.84), lens=48, focus=(0.1, -1, 1.2), fstop=1.3)


def training():
    """Steps wound about a column, each higher than the last, up to a sphere of gold."""
    open_studio(floor_radius=8)
    steps = 11
    for k in range(steps):
        angle = -2.3 + k * 0.36
        high = 0.14 + k * 0.235
        inner, outer, half = 0.42, 1.5, 0.165
        outline = [(r * math.cos(angle + a), r * math.sin(angle + a)) for r, a in
                   [(inner, -half * 0.95)] + [(outer, -half + 2 * half * n / 8) for n in range(9)] + [(inner, half * 0.95)]]
        solid(outline, high, black(), bevel=0.016)
        edge = [(1.44 * math.cos(angle - 0.15 + 0.3 * n / 8), 1.44 * math.sin(angle - 0.15 + 0.3 * n / 8), high + 0.004) for n in range(9)]
        wire(edge, 0.011, pale_gold())
    cylinder((0, 0, 1.4), 0.36, 2.8, satin(), 0.03)
    cylinder((0, 0, 2.86), 0.44, 0.08, black(), 0.02)
    ball((0, 0, 3.22), 0.32, gold())
    _lights((0, 0, 1.4), key=1000, back=1400, fill=220)
    camera((-1.2, -9.0, 4.3), (0.05, 0, 1.5), lens=43, focus=(0, -0.6, 2), fstop=1.4)


def cloud():
    """A cloud of dark spheres in suspension; threads of gold run down from it."""
    open_studio(floor_radius=8)
    dice = random.Random(4)
    big = [(0, 0, 2.25, 0.62), (-0.85, 0.1, 2.05, 0.5), (0.9, 0.0, 2.08, 0.52), (-0.42, -0.3, 1.78, 0.4), (0.46, -0.32, 1.82, 0.42),
           (-1.5, 0, 1.82, 0.34), (1.55, 0.05, 1.84, 0.36), (0.05, 0.5, 2.0, 0.5), (-0.42, 0.1, 2.66, 0.36), (0.52, 0.15, 2.62, 0.34)]
    placed = []
    for x, y, z, r in big:
        ball((x, y, z), r, black())
        placed.append((x, y, z, r))
    tries = 0
    while len(placed) < 64 and tries < 6000:
        tries += 1
        px, py, pz, pr = big[dice.randrange(len(big))]
        r = dice.choice([0.08, 0.11, 0.15, 0.2])
        a, b = dice.uniform(0, math.tau), dice.uniform(-0.5, 1)
        level = math.sqrt(1 - min(1, b * b))
        x, y, z = (px + (pr + r) * math.cos(a) * level, py + (pr + r) * math.sin(a) * level, pz + (pr + r) * b)
        if z > 1.5 and all(math.dist((x, y, z), q[:3]) > (q[3] + r) * 0.985 for q in placed):
            ball((x, y, z), r, gold() if len(placed) % 5 == 0 else black() if len(placed) % 3 else satin())
            placed.append((x, y, z, r))
    for x, y in ((-1.3, -0.2), (-0.75, 0.3), (-0.3, -0.45), (0.3, 0.1), (0.7, -0.5), (1.25, 0.2)):
        between((x, y, 0.05), (x, y, 1.9), 0.008, pale_gold())
        cylinder((x, y, 0.03), 0.14, 0.06, black(), 0.012)
        cylinder((x, y, 0.07), 0.075, 0.03, gold(), 0.008)
    _lights((0, 0, 1.9), key=950, back=1500, fill=260)
    camera((0.8, -8.8, 2.1), (0, 0, 1.5), lens=46, focus=(0, -0.6, 2), fstop=1.6)


def api():
    """Two machined couplings on one axis, about to meet; the contacts between them are gold."""
    open_studio(floor_radius=8)
    across = (0, math.pi / 2, 0)
    parts = []
    for side in (-1, 1):
        parts.append(cylinder((side * 1.75, 0, 0), 0.72, 1.3, black(), 0.05, across))
        parts.append(cylinder((side * 1.02, 0, 0), 0.8, 0.22, satin(), 0.03, across))
        parts.append(cylinder((side * 2.5, 0, 0), 0.56, 0.3, satin(), 0.04, across))
        parts.append(cylinder((side * 2.9, 0, 0), 0.3, 0.7, black(), 0.05, across))
        for x in (1.3, 1.42, 2.14):
            parts.append(ring((side * x, 0, 0), 0.722, 0.012, deep_gold(), across))
        for k in range(8):
            a = k * math.tau / 8 + math.pi / 8
            parts.append(cylinder((side * 0.9, 0.68 * math.cos(a), 0.68 * math.sin(a)), 0.045, 0.06, pale_gold(), 0.008, across, sides=6))
    for k in range(8):
        a = k * math.tau / 8
        y, z = 0.44 * math.cos(a), 0.44 * math.sin(a)
        parts.append(cylinder((-0.5, y, z), 0.075, 0.9, gold(), 0.02, across, sides=48))
        parts.append(ring((0.9, y, z), 0.1, 0.02, gold(), across))
    parts.append(cylinder((-0.42, 0, 0), 0.17, 1.15, pale_gold(), 0.04, across))
    parts.append(ring((0.9, 0, 0), 0.21, 0.026, gold(), across))
    group(parts, (0, 0, 1.02), (0, 0, 0.42))
    for x, turn in ((-1.75, 0.42), (1.75, 0.42)):
        box((x * math.cos(turn), x * math.sin(turn), 0.16), (0.5, 1.1, 0.32), satin(), 0.03, turn=turn)
    _lights((0, 0, 1), key=680, back=1200, fill=200)
    softbox((0, -1, 5), (0, 0, 1), 2.2, 240, WARM)
    camera((1.3, -9.8, 3.1), (0, 0, 0.95), lens=49, focus=(-0.2, -0.4, 1.1), fstop=1.4)
