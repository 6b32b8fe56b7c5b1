"""Still lifes: the pictures beside the company's own story, and the chairman's bust."""
import math

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
    camera((2.6, -8.6, 2.5), (0, 0, 1.42), lens=48, focus=(0.1, -0.5, 2.6), fstop=1.4)


def _steps():
    """Two low steps through the arch."""
    box((0, 0.3, 0.05), (2.2, 1.7, 0.1), stone(), 0.015)
    box((0, 0.45, 0.13), (2.0, 1.4, 0.08), stone(), 0.015)


def _interpolate(table, z):
    """Smooth value of the table (height, value...) at height z."""
    for low, high in zip(table, table[1:]):
        if low[0] <= z <= high[0]:
            t = (z - low[0]) / (high[0] - low[0])
            t = t * t * (3 - 2 * t)
            return [a + (b - a) * t for a, b in zip(low[1:], high[1:])]
    return list(table[-1][1:])


# height, half width, half depth, forward shift of the centre, squareness of the outline
_BODY = [(0.00, 0.80, 0.40, 0.02, 2.6), (0.30, 0.93, 0.44, 0.03, 2.6), (0.60, 1.06, 0.47, 0.03, 2.6), (0.86, 1.15, 0.46, 0.02, 2.5),
         (1.02, 1.14, 0.43, 0.00, 2.4), (1.12, 1.05, 0.40, -0.02, 2.3), (1.20, 0.88, 0.37, -0.04, 2.2), (1.28, 0.62, 0.345, -0.05, 2.1),
         (1.37, 0.41, 0.32, -0.05, 2.0), (1.48, 0.315, 0.295, -0.03, 2.0), (1.55, 0.295, 0.29, 0.0, 2.0), (1.62, 0.31, 0.34, 0.05, 2.1), (1.70, 0.345, 0.40, 0.09, 2.2), (1.82, 0.385, 0.45, 0.09, 2.2),
         (1.98, 0.415, 0.49, 0.07, 2.2), (2.16, 0.435, 0.525, 0.05, 2.2), (2.34, 0.435, 0.53, 0.02, 2.2), (2.48, 0.40, 0.48, 0.00, 2.1),
         (2.60, 0.31, 0.37, -0.01, 2.0), (2.68, 0.17, 0.21, -0.02, 2.0), (2.71, 0.04, 0.05, -0.02, 2.0)]
# height, how far the nose (and chin, and brow) stand out in front
_FACE = [(1.60, 0.0), (1.68, 0.035), (1.76, 0.03), (1.84, 0.045), (1.90, 0.06), (1.96, 0.13), (2.02, 0.125), (2.12, 0.07), (2.20, 0.03),
         (2.26, 0.035), (2.36, 0.01), (2.5, 0.0), (2.8, 0.0)]


def bust():
    """A bust built of thin black plates, as a sculptor would layer it, with one plate of gold."""
    open_studio(floor_radius=7)
    plate, gap = 0.0225, 0.0075
    rows = int(2.71 / (plate + gap))
    parts = []
    for k in range(rows + 1):
        z = k * (plate + gap)
        wide, deep, shift, square = _interpolate(_BODY, z + plate / 2)
        nose = _interpolate(_FACE, z + plate / 2)[0] if z > 1.58 else 0
        outline = []
        for n in range(120):
            a = n * math.tau / 120
            c, s = math.cos(a), math.sin(a)
            x = wide * math.copysign(abs(c) ** (2 / square), c)
            y = deep * math.copysign(abs(s) ** (2 / square), s) - shift
            front = math.exp(-((a - 1.5 * math.pi) / 0.17) ** 2)
            outline.append((x, y - nose * front))
        golden = abs(z - 1.47) < (plate + gap) / 2
        parts.append(solid(outline, plate, pale_gold() if golden else black(), (0, 0, z), bevel=0.005))
    group(parts, (0, 0, 0.5), (0, 0, -0.55))
    box((0, 0, 0.235), (2.0, 1.1, 0.47), black(), 0.025, turn=-0.55)
    box((0, 0, 0.488), (1.96, 1.06, 0.026), deep_gold(), 0.009, turn=-0.55)
    softbox((-4.5, -3.5, 5), (0, 0, 2.3), 2.2, 1700)
    rim((4.2, 4.2, 3.8), (0, 0, 2.3), 1.4, 1500)
    softbox((-3.4, 4.2, 6.8), (0, 0, 2.3), 1.4, 600, WARM, 2)
    softbox((5, -4, 3), (0, 0, 2.2), 1.2, 90, WARM, 4)
    camera((0.5, -8.6, 2.4), (0, 0, 1.72), lens=74, focus=(-0.2, -0.5, 2.6), fstop=1.8)
