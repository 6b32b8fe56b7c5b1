"""Still lifes: the pictures beside the company's own story, and the chairman's desk."""
import math
import random

import numpy as np

from denoise import blur
from studio import *


def book(at, size, turn, band):
    """A closed book lying down: boards, a block of pages and a golden band on the spine."""
    width, depth, height = size
    cover, board = black(), 0.028
    pages = material("pages", (0.20, 0.17, 0.125), 0, 0.7)
    parts = [box((0, 0, board / 2), (width, depth, board), cover, 0.008),
             box((0, 0, height - board / 2), (width, depth, board), cover, 0.008),
             box((0.015, 0, height / 2), (width - 0.09, depth - 0.07, height - 2 * board), pages, 0.004),
             box((-width / 2 + 0.012, 0, height / 2), (0.03, depth, height), cover, 0.012)]
    for place in band:
        parts.append(box((-width / 2 - 0.0045, place * depth, height / 2), (0.008, 0.02, height * 0.98), gold(), 0.002))
    group(parts, at, (0, 0, turn))


def armillary():
    """An armillary sphere of golden rings on three books."""
    open_studio(floor_radius=8)
    book((0, 0, 0), (2.3, 1.62, 0.3), 0.25 + math.pi / 2, (-0.36, -0.3, 0.36))
    book((0.04, 0.02, 0.3), (2.02, 1.46, 0.24), 0.05 + math.pi / 2, (-0.34, 0.34))
    book((-0.02, 0, 0.54), (1.8, 1.3, 0.2), 0.38 + math.pi / 2, (-0.36, 0.3, 0.36))
    base = 0.74
    foot = [(0, 0), (0.42, 0), (0.43, 0.02), (0.41, 0.05), (0.26, 0.08), (0.12, 0.14), (0.06, 0.24), (0.05, 0.32), (0.085, 0.36),
            (0.085, 0.39), (0.05, 0.43), (0.04, 0.6), (0.06, 0.64), (0, 0.66)]
    lathe(foot, deep_gold(), (0, 0, base))
    centre = (0, 0, base + 0.6 + 1.08)
    tilt = math.radians(23.4)
    cylinder_band = [(0.985, -0.07), (1.0, -0.075), (1.03, -0.07), (1.03, 0.07), (1.0, 0.075), (0.985, 0.07), (0.985, -0.07)]
    lathe(cylinder_band, gold(), centre, (math.pi / 2, 0, 0.35), steps=220)
    lathe([(r * 0.93, z * 0.62) for r, z in cylinder_band], pale_gold(), centre, (tilt, 0.12, 0), steps=220)
    lathe([(r * 0.86, z * 0.5) for r, z in cylinder_band], gold(), centre, (math.pi / 2, 0, 1.75), steps=220)
    lathe([(r * 0.8, z * 0.4) for r, z in cylinder_band], deep_gold(), centre, (tilt + 0.9, 0.5, 0), steps=220)
    axis = (math.sin(tilt) * 0.94, 0, math.cos(tilt) * 0.94)
    between([c - a * 1.2 for c, a in zip(centre, axis)], [c + a * 1.2 for c, a in zip(centre, axis)], 0.014, pale_gold())
    for sign in (-1, 1):
        ball([c + sign * a * 1.22 for c, a in zip(centre, axis)], 0.038, pale_gold())
    ball(centre, 0.3, black())
    ring(centre, 0.302, 0.009, gold(), (tilt, 0.12, 0))
    ball((1.55, -0.55, 0.15), 0.15, gold())
    softbox((-4.5, -3.5, 5.5), (0, 0, 1.8), 3, 800)
    rim((5, 5.5, 4.2), (0, 0, 1.6), 1.6, 1100)
    softbox((5, -4, 2.6), (0, 0, 1.6), 1.2, 260, WARM, 4)
    camera((0.9, -8.6, 2.9), (0.05, 0, 1.62), lens=51, focus=(0, -0.6, 2.2), fstop=1.4)


def dividers():
    """A draughtsman's dividers striking an arc of gold on a black tablet."""
    open_studio(floor_radius=8)
    tablet = 0.16
    box((0, 0.15, tablet / 2), (3.7, 2.6, tablet), black(), 0.02, turn=0.32)
    box((0.1, 0.25, 0.02), (4.1, 3.0, 0.04), satin(), 0.012, turn=0.32)
    foot = Vector((-0.35, 0.2, tablet))
    for radius, start, end, look, thick in ((1.15, -2.2, 0.9, pale_gold(), 0.012), (0.86, -math.pi, math.pi, deep_gold(), 0.005),
                                            (0.57, -math.pi, math.pi, deep_gold(), 0.005), (0.28, -math.pi, math.pi, deep_gold(), 0.005)):
        wire([(foot.x + radius * math.cos(start + (end - start) * k / 160), foot.y + radius * math.sin(start + (end - start) * k / 160),
               tablet + 0.002) for k in range(161)], thick, look)
    for k in range(4):
        a = k * math.pi / 4 + 0.32
        reach = (1.02 * math.cos(a), 1.02 * math.sin(a), 0)
        between(foot - Vector(reach) * 0.98, foot + Vector(reach) * 0.98, 0.0035, deep_gold())
    swing = -0.62
    tip = foot + Vector((1.15 * math.cos(swing), 1.15 * math.sin(swing), 0))
    top = (foot + tip) / 2 + Vector((0, 0, 2.55))
    for end in (foot, tip):
        knee = top.lerp(end, 0.55)
        between(top, knee, 0.092, gold(), 0.068)
        between(knee, top.lerp(end, 0.58), 0.082, pale_gold(), 0.082)
        between(top.lerp(end, 0.58), top.lerp(end, 0.86), 0.06, black(), 0.03)
        between(top.lerp(end, 0.86), top.lerp(end, 0.88), 0.036, pale_gold(), 0.034)
        between(top.lerp(end, 0.88), end, 0.02, pale_gold(), 0.003)
    sideways = (0, math.pi / 2, swing + math.pi / 2)
    cylinder(top, 0.19, 0.2, gold(), 0.03, sideways)
    cylinder(top, 0.12, 0.25, black(), 0.02, sideways)
    cylinder(top, 0.045, 0.28, pale_gold(), 0.01, sideways)
    between(top + Vector((0, 0, 0.16)), top + Vector((0, 0, 0.3)), 0.05, gold(), 0.04)
    cylinder(top + Vector((0, 0, 0.44)), 0.062, 0.3, black(), 0.02)
    left, right = top.lerp(foot, 0.34), top.lerp(tip, 0.34)
    between(left, right, 0.018, pale_gold())
    cylinder((left + right) / 2, 0.09, 0.07, gold(), 0.012, (0, math.pi / 2, swing))
    softbox((-4.5, -3.5, 5.5), (0, 0, 1.2), 3, 760)
    rim((4.5, 5.5, 3.8), (0, 0, 1.4), 1.6, 1000)
    softbox((5, -4, 2.6), (0, 0, 1.2), 1.2, 240, WARM, 4)
    softbox((0, 3, 5), (0, 0, 0), 2, 110, NEUTRAL)
    camera((1.4, -7.8, 3.5), (0.02, 0, 1.42), lens=47, focus=(0.1, -0.2, 1.6), fstop=1.4)


def keystone():
    """An arch of black blocks that stands because of one stone: the golden one."""
    open_studio(floor_radius=9)
    inner, outer, depth, count = 1.25, 1.85, 0.9, 11
    lift = 1.0
    for k in range(count):
        a, b = math.pi * k / count + 0.006, math.pi * (k + 1) / count - 0.006
        key = k == count // 2
        far = outer + (0.16 if key else 0)
        near = inner - (0.08 if key else 0)
        steps = 6
        outline = [(far * math.cos(a + (b - a) * n / steps), far * math.sin(a + (b - a) * n / steps)) for n in range(steps + 1)]
        outline += [(near * math.cos(b - (b - a) * n / steps), near * math.sin(b - (b - a) * n / steps)) for n in range(steps + 1)]
        thick = depth + (0.12 if key else 0)
        solid(outline, thick, gold() if key else black(), (0, thick / 2, lift), (math.pi / 2, 0, 0), 0.02)
    for side in (-1, 1):
        x = side * (inner + outer) / 2
        for row in range(2):
            box((x, 0, 0.12 + 0.44 * row + 0.21), (0.6, depth, 0.425), black(), 0.02)
        box((x, 0, 0.06), (0.86, depth + 0.26, 0.12), satin(), 0.02)
        box((x, -depth / 2 - 0.002, 0.99), (0.6, 0.012, 0.012), deep_gold(), 0.002)
    _steps()
    softbox((-5, -3.5, 6), (0, 0, 1.8), 3, 760)
    rim((5, 6, 4), (0, 0, 1.8), 1.6, 1300)
    softbox((5.5, -4.5, 2.6), (0, 0, 1.8), 1.2, 280, WARM, 4)
    softbox((0, 4.5, 1.8), (0, 0, 1.0), 2, 60, (1, 0.7, 0.38))
    softbox((-2.8, -9, 1.6), (0, 0, 2.4), 2, 70, WARM, 2.6)
    # Room above and below: a banner cuts the top, and its foot fades into the page.
    camera((2.6, -8.6, 2.5), (0, 0, 0.78), lens=30, focus=(0.1, -0.5, 2.6), fstop=1.4)


def _steps():
    """Two low steps through the arch."""
    box((0, 0.3, 0.05), (2.2, 1.7, 0.1), stone(), 0.015)
    box((0, 0.45, 0.13), (2.0, 1.4, 0.08), stone(), 0.015)


def _harbour():
    """A harbour far behind a window, painted: sky, sea, the lights or the sun on it, masts and a lighthouse."""
    width, height, horizon = 900, 720, 300
    dice = np.random.default_rng(7)
    rows = np.linspace(0, 1, height)[:, None, None]
    share = horizon / height
    low, high, deep, shallow = (np.array(colour) for colour in at_hour(
        ((0.62, 0.27, 0.075), (0.012, 0.022, 0.055), (0.006, 0.010, 0.020), (0.16, 0.085, 0.04)),
        ((0.90, 0.80, 0.64), (0.40, 0.54, 0.68), (0.17, 0.27, 0.33), (0.60, 0.62, 0.58))))
    up = (2 * (rows - share) / (1 - share)).clip(0, 1)
    sky = low + (high - low) * up ** at_hour(0.6, 0.7)
    sea = deep + (shallow - deep) * (rows / share).clip(0, 1) ** 2.2
    view = np.where(rows > share, sky, sea) * np.ones((1, width, 1))
    dark, glint = (np.array(colour) for colour in at_hour(
        ((0.004, 0.005, 0.009), (1.0, 0.58, 0.2)), ((0.30, 0.30, 0.29), (1.0, 0.98, 0.9))))

    def block(x, y, wide, tall, colour=dark):
        view[max(0, y):y + tall, max(0, x):x + wide] = colour

    for x in range(0, width, 14):  # the town on the far shore
        block(x, horizon, 14, int(6 + 10 * dice.random()))
    block(640, horizon, 120, 26)  # the fort and its lighthouse
    block(678, horizon + 26, 40, 34)
    block(692, horizon + 60, 12, 40)
    block(694, horizon + 102, 8, 8, glint)
    for x, size in ((150, 1.0), (300, 0.62), (455, 1.25), (565, 0.55), (815, 0.9)):  # boats at anchor
        hull, mast = int(92 * size), int(190 * size)
        y = int(horizon - 66 * size)
        for k in range(int(15 * size)):
            block(x - hull // 2 + int(14 * size) - k, y + k, hull - 2 * (int(14 * size) - k), 1)
        block(x, y, 3, mast)
        block(x + int(20 * size), y, 2, int(mast * 0.6))
        for k in range(int(mast * 0.72)):  # the furled sail's rope
            block(x - int(k * 0.42), y + mast - k, 2, 1)
    for _ in range(at_hour(46, 0)):  # windows along the shore and their light on the water
        x, strength = int(dice.integers(0, width)), dice.uniform(0.35, 1)
        block(x, horizon + 3, 3, 4, glint * strength)
        for k in range(60):
            if dice.random() < 0.55 * (1 - k / 60):
                view[horizon - 4 - 3 * k:horizon - 2 - 3 * k, x - 2:x + 4] += glint * 0.16 * strength
    for _ in range(900):  # the swell
        y = int(horizon * (1 - dice.random() ** 1.6)) - 1
        x, wide = int(dice.integers(0, width)), int(dice.integers(8, 46))
        view[y:y + 1, x:x + wide] += glint * dice.uniform(0.01, 0.05)
    view = blur(blur(view, 2), 2)  # out of focus, as behind a desk it is
    image = bpy.data.images.new("harbour", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    image.pixels.foreach_set(np.concatenate([view, np.ones((height, width, 1))], axis=2).astype(np.float32).ravel())
    image.pack()
    return image


def _window(y, sill, wide, tall):
    """A wall at `y` with a tall window in it, twice two panes, and the harbour behind."""
    wall, frame = at_hour(stone, plaster)(), at_hour(satin, limestone)()
    for side in (-1, 1):
        box((side * (wide / 2 + 4), y, 4), (8, 0.3, 14), wall, 0)
    box((0, y, sill + tall + 3), (wide, 0.3, 6), wall, 0)
    box((0, y, sill / 2 - 2), (wide, 0.3, sill + 4), wall, 0)
    box((0, y - 0.2, sill), (wide + 0.5, 0.5, 0.1), frame, 0.02)
    for x in (-wide / 2, 0, wide / 2):
        box((x, y - 0.02, sill + tall / 2), (0.13, 0.16, tall), frame, 0.012)
    for z in (0.62 * tall, tall):
        box((0, y - 0.02, sill + z), (wide, 0.14, 0.11), frame, 0.012)
    view = screen_of(_harbour(), at_hour(0.75, 1.15))
    high = tall * 1.3
    bpy.ops.mesh.primitive_plane_add(size=1, location=(0, y + 2.2, sill + tall * 0.47), rotation=(math.pi / 2, 0, 0))
    bpy.context.object.scale = (high * 1.25, high, 1)
    bpy.context.object.data.materials.append(view)


# Strokes of a running hand: points (x, y) with the height of a small letter as unit, each from the
# end of the one before. They are like letters and are none.
_STROKES = {
    "hump": ((0.14, 0.9), (0.3, 1.0), (0.42, 0.62), (0.44, 0.06), (0.6, 0.1)),
    "humps": ((0.12, 0.95), (0.22, 0.1), (0.4, 0.98), (0.5, 0.5), (0.52, 0.08), (0.7, 0.96), (0.8, 0.5), (0.82, 0.06), (1.0, 0.12)),
    "cup": ((0.12, 0.98), (0.15, 0.3), (0.3, 0.0), (0.5, 0.4), (0.58, 0.98), (0.6, 0.25), (0.78, 0.1)),
    "point": ((0.16, 0.98), (0.18, 0.3), (0.3, 0.0), (0.46, 0.16)),
    "eye": ((0.28, 0.5), (0.38, 0.9), (0.23, 1.0), (0.13, 0.5), (0.28, 0.03), (0.56, 0.2)),
    "ring": ((0.42, 0.92), (0.2, 0.95), (0.08, 0.45), (0.25, 0.02), (0.46, 0.45), (0.44, 0.9), (0.52, 0.2), (0.7, 0.1)),
    "crest": ((0.26, 0.9), (0.31, 1.06), (0.34, 0.5), (0.22, 0.02), (0.08, 0.12), (0.5, 0.14)),
    "loop": ((0.34, 1.2), (0.43, 2.1), (0.3, 2.35), (0.2, 1.6), (0.2, 0.4), (0.32, 0.0), (0.5, 0.16)),
    "mast": ((0.28, 1.3), (0.34, 2.0), (0.28, 1.0), (0.28, 0.3), (0.4, 0.0), (0.56, 0.16)),
    "flag": ((0.42, 0.92), (0.2, 0.95), (0.08, 0.45), (0.25, 0.02), (0.48, 0.6), (0.62, 2.05), (0.56, 1.0), (0.58, 0.2), (0.76, 0.1)),
    "arch": ((0.34, 1.2), (0.42, 2.1), (0.28, 2.25), (0.2, 1.3), (0.18, 0.04), (0.34, 0.9), (0.5, 0.9), (0.54, 0.2), (0.72, 0.1)),
    "tail": ((0.42, 0.92), (0.2, 0.95), (0.08, 0.45), (0.25, 0.05), (0.48, 0.9), (0.46, -0.5), (0.3, -1.15), (0.16, -0.8), (0.68, 0.14)),
}
_LOW, _TALL = ("hump", "cup", "point", "point", "eye", "eye", "eye", "ring", "ring", "crest", "hump", "humps"), ("loop", "mast", "mast", "flag", "arch", "tail")


def _curve(points, steps=5):
    """A smooth line through `points` (Catmull and Rom)."""
    line, count = [], len(points)
    for k in range(count - 1):
        p, q, r, t = (points[min(max(n, 0), count - 1)] for n in (k - 1, k, k + 1, k + 2))
        for step in range(steps):
            u = step / steps
            line.append(tuple(0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u ** 3)
                              for a, b, c, d in zip(p, q, r, t)))
    return line + [points[-1]]


def _written(at, letters, high, dice, ink, initial=False):
    """A word of no language in a running hand: `letters` joined strokes from `at` on, small ones `high`. Also its length."""
    points, x, tall_before = [(0, 0.08)], 0, False
    for k in range(letters):
        tall = (initial and k == 0) or (not tall_before and dice.random() < 0.3)
        stroke = _STROKES[dice.choice(_TALL if tall else _LOW)]
        tall_before = tall
        wide, size = dice.uniform(1.0, 1.35), dice.uniform(0.88, 1.1) * (1.25 if initial and k == 0 else 1)
        points += [(x + px * wide, py * size) for px, py in stroke]
        x += stroke[-1][0] * wide
    slope, slant = dice.uniform(-0.02, 0.03), 0.3
    line = [(at[0] + high * (px + slant * py), at[1] + high * (py + slope * px), 0.0105) for px, py in _curve(points)]
    return wire(line, 0.0031 + 0.03 * max(0, high - 0.034), ink), x * high


def _letter(at, turn):
    """A sheet of laid paper with its lines written, and a seal of gold at its foot."""
    paper = material("paper", (0.66, 0.58, 0.45), 0, 0.75)
    ink = material("ink", (0.02, 0.018, 0.02), 0, 0.6)
    dice = random.Random(11)
    parts = [box((0, 0, 0.006), (2.1, 2.9, 0.008), paper, 0.002)]
    for row in range(11):
        x, y = -0.78, 0.95 - row * 0.145 + dice.uniform(-0.006, 0.006)
        end = dice.uniform(0.66, 0.74) if row % 4 != 3 else 0.05
        while x < end - 0.04:
            letters = min(dice.choice((2, 2, 3, 3, 4, 5, 5, 6, 7, 8, 9)), max(2, round((end - x) / 0.026)))
            word, length = _written((x, y), letters, 0.034, dice, ink, initial=row % 4 == 0 and x == -0.78)
            parts.append(word)
            x += length + dice.uniform(0.036, 0.05)
    x = -0.78
    for letters in (4, 7):
        word, length = _written((x, 1.2), letters, 0.046, dice, ink, initial=True)
        parts.append(word)
        x += length + 0.06
    # The signature, and the flourish below it.
    x = -0.7
    for letters in (5, 7):
        word, length = _written((x, -0.9), letters, 0.062, dice, ink, initial=True)
        parts.append(word)
        x += length + 0.05
    parts.append(wire([(px, py, 0.0105) for px, py in _curve([(x - 0.05, -0.93), (x - 0.3, -1.03), (-0.62, -1.05), (-0.5, -0.995), (-0.1, -1.02), (x + 0.06, -0.97)], 12)], 0.004, ink))
    seal = (0.52, -0.95, 0.01)
    wax = [(0.262 + 0.006 * math.sin(5 * a + 0.6) + 0.005 * math.sin(9 * a), a) for a in (k * math.tau / 96 for k in range(96))]
    parts.append(solid([(r * math.cos(a), r * math.sin(a)) for r, a in wax], 0.055, gold(), seal, bevel=0.02))
    parts.append(ring((seal[0], seal[1], 0.066), 0.185, 0.012, pale_gold()))
    for turned, high in ((0, 0.066), (math.pi / 4, 0.069)):
        parts.append(box((seal[0], seal[1], high), (0.18, 0.18, 0.016), pale_gold(), 0.004, turn=turned))
    group(parts, at, (0, 0, turn))


def _pen(tip, turn):
    """A fountain pen of black lacquer lying with its golden nib at `tip`."""
    def along(a, b, radius, look, taper=None):
        return between((a, 0, 0), (b, 0, 0), radius, look, taper)

    parts = [along(0.0, 0.17, 0.004, pale_gold(), 0.036), along(0.17, 0.23, 0.036, pale_gold(), 0.04),
             along(0.23, 0.5, 0.05, lacquer(), 0.064), along(0.5, 0.53, 0.072, gold(), 0.072),
             along(0.53, 1.3, 0.076, lacquer(), 0.07), along(1.3, 1.33, 0.072, gold(), 0.07),
             along(1.33, 1.56, 0.066, lacquer(), 0.04), ball((1.56, 0, 0), 0.04, gold())]
    group(parts, tip, (0, -0.012, turn))


def desk():
    """The chairman's desk: a letter with a gold seal, a fountain pen, books, and a window towards a harbour."""
    open_studio(floor_radius=0)
    _window(3.4, 0.55, 4.6, 5.4)
    box((0, 0.6, -0.12), (9, 5.0, 0.22), black(), 0.03)
    between((-4.5, -1.9, -0.03), (4.5, -1.9, -0.03), 0.03, gold())
    box((-0.1, -0.38, 0.008), (3.5, 2.5, 0.016), at_hour(material("leather", (0.02, 0.016, 0.013), 0, 0.5), material("leather by day", (0.22, 0.10, 0.045), 0, 0.55)), 0.01, turn=0.1)
    _letter((-0.2, -0.33, 0.018), 0.16)
    _pen((0.34, -0.55, 0.105), 0.62)
    book((-1.75, 1.45, 0), (1.75, 1.25, 0.28), 0.2 + math.pi / 2, (-0.36, 0.36))
    book((-1.72, 1.45, 0.28), (1.5, 1.1, 0.22), 0.02 + math.pi / 2, (-0.3, 0.34))
    foot = [(0, 0), (0.24, 0), (0.25, 0.02), (0.2, 0.05), (0.06, 0.09), (0.04, 0.22), (0, 0.24)]
    lathe(foot, deep_gold(), (-1.72, 1.45, 0.5))
    globe = (-1.72, 1.45, 1.1)
    ball(globe, 0.3, black())
    ring(globe, 0.4, 0.022, gold(), (math.pi / 2, 0, 0.5))
    ring(globe, 0.345, 0.012, pale_gold(), (0.4, 0.1, 0))
    well = [(0, 0), (0.27, 0), (0.3, 0.03), (0.3, 0.26), (0.25, 0.33), (0.13, 0.36), (0.12, 0.42), (0, 0.42)]
    lathe(well, lacquer(), (1.55, 0.75, 0))
    cylinder((1.55, 0.75, 0.47), 0.15, 0.13, gold(), 0.02)
    softbox((-4.2, -2.2, 4.6), (-0.2, 0, 0.2), 2.2, 430)
    softbox((2.8, 2.6, 5.4), (0.2, 0, 0.2), 2.4, 360, COOL, 1.4)
    softbox((4.4, -2.6, 2.4), (0.6, 0, 0.3), 1.2, 110, WARM, 3)
    camera((0.55, -6.6, 3.75), (0.0, 1.2, 1.06), lens=44, focus=(0.1, -0.6, 0.1), fstop=2.2)
