"""The project pictures: a device with the project's screen, and something of its trade beside it.

The screens are drawn by screens.mjs, which has to be run first. Each picture is built in one language.
"""
import math
import os
import random

from studio import *

SCREENS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "screens")


# screens.mjs makes a folder of each.
LANGUAGES = sorted(entry.name for entry in os.scandir(SCREENS) if entry.is_dir())


def _shown(language, name, strength=0.85):
    return screen(os.path.join(SCREENS, language, name + ".png"), strength)


def _rounded(width, height, radius):
    """Outline of a rectangle with round corners about the origin."""
    points = []
    for x, y, start in ((1, 1, 0), (-1, 1, 1), (-1, -1, 2), (1, -1, 3)):
        for k in range(13):
            a = (start + k / 12) * math.pi / 2
            points.append((x * (width / 2 - radius) + radius * math.cos(a), y * (height / 2 - radius) + radius * math.sin(a)))
    return points


def _slab(width, height, look, rim_look, margin, thick=0.07, radius=0.1):
    """An upright device facing -y, its middle at the origin: metal frame, black glass, the picture `look`."""
    upright = (math.pi / 2, 0, 0)
    frame = solid(_rounded(width + 2 * margin, height + 2 * margin, radius), thick, rim_look, (0, thick, 0), upright, 0.018)
    glass = solid(_rounded(width + 2 * margin - 0.024, height + 2 * margin - 0.024, radius - 0.01), 0.008, lacquer(), (0, 0.004, 0), upright, 0.003)
    return [frame, glass, _picture(width, height, max(0.004, radius - margin), look)]


def _picture(width, height, radius, look):
    """The lit part of a display: a flat shape with round corners that carries the whole texture."""
    outline = _rounded(width, height, radius)
    mesh = bpy.data.meshes.new("picture")
    mesh.from_pydata([(x, -0.0052, z) for x, z in outline], [], [tuple(range(len(outline)))])
    for corner, (x, z) in zip(mesh.uv_layers.new().data, outline):
        corner.uv = (x / width + 0.5, z / height + 0.5)
    mesh.materials.append(look)
    thing = bpy.data.objects.new("picture", mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def _lights(aim, key=820, back=1000, high=4.0):
    """The light of all devices. The rim hangs `high`; a low one mirrors in the tops of whatever stands at the right."""
    softbox((-5.5, -2.0, 6), aim, 3, key)
    rim((5.2, 6, high), aim, 1.6, back)
    softbox((6, -2.5, 3.2), aim, 1.2, 150, WARM, 3.5)


def retail_erp(language):
    """A broad monitor with the dashboard, on a foot of gold; modules in front of it."""
    open_studio(floor_radius=9)
    parts = _slab(3.9, 2.194, _shown(language, "retailErp"), satin(), 0.07, radius=0.09)
    parts.append(box((0, 0.2, -1.0), (0.34, 0.1, 1.3), gold(), 0.03))
    group(parts, (0, 0, 1.84), (-0.05, 0, -0.3))
    box((0, 0.18, 0.03), (1.25, 0.8, 0.06), gold(), 0.02, turn=-0.3)
    for x, y, size, golden in ((-1.85, -0.75, 0.36, False), (-1.42, -0.95, 0.26, True), (1.95, -0.55, 0.3, False)):
        box((x, y, size / 2), (size, size, size), gold() if golden else black(), 0.02, turn=0.25)
    _lights((0, 0, 1.6))
    camera((0.9, -7.9, 2.5), (0, 0, 1.46), lens=47, focus=(-0.2, -0.1, 1.8), fstop=1.6)


def clinic_booking(language):
    """A phone on a round plinth, showing the booking screen."""
    open_studio(floor_radius=8)
    cylinder((0, 0, 0.14), 1.25, 0.28, black(), 0.03)
    cylinder((0, 0, 0.3), 0.98, 0.05, satin(), 0.015)
    ring((0, 0, 0.283), 1.12, 0.012, gold())
    parts = _slab(1.2, 2.533, _shown(language, "clinicBooking", 0.85), gold(), 0.06, radius=0.2, thick=0.11)
    group(parts, (0, 0, 1.66), (-0.12, 0, 0.36))
    box((0.05, 0.3, 0.45), (0.5, 0.3, 0.3), black(), 0.03, turn=0.36)
    for x, y, r in ((-1.75, 0.6, 0.34), (1.8, -0.5, 0.2), (1.5, 1.2, 0.42)):
        ball((x, y, r), r, pale_gold() if r < 0.3 else black())
    _lights((0, 0, 1.5), key=900)
    camera((-1.2, -8.0, 2.4), (0, 0, 1.5), lens=52, focus=(0, -0.1, 1.8), fstop=1.4)


def _heap(at, radius, look):
    """A bowl of black lacquer with a golden lip and a heap in it."""
    x, y = at
    profile = [(0, 0), (0.5, 0), (0.52, 0.04), (0.8, 0.2), (0.97, 0.44), (1.0, 0.6), (0.95, 0.6), (0.9, 0.46), (0, 0.42)]
    lathe([(r * radius, z * radius) for r, z in profile], black(), (x, y, 0))
    ring((x, y, 0.6 * radius), 0.975 * radius, 0.02 * radius, gold())
    # Rows as close as the steps round it: on long faces the grain would turn into folds.
    slope = [(0.94 * (1 - k / 48), 0.5 + 0.46 * math.sin(k / 48 * math.pi / 2) ** 1.3) for k in range(49)]
    heap = lathe([(r * radius, z * radius) for r, z in slope], look, (x, y, 0), steps=200)
    grain = heap.modifiers.new("grain", "DISPLACE")
    cloud = bpy.data.textures.new("grain", "CLOUDS")
    cloud.noise_scale = 0.03
    grain.texture, grain.strength = cloud, 0.022


def spice_shop(language):
    """A tablet leaning among bowls of saffron, turmeric and pepper."""
    open_studio(floor_radius=8)
    parts = _slab(2.9, 2.175, _shown(language, "spiceShop", 0.72), satin(), 0.1, radius=0.16, thick=0.08)
    group(parts, (0.1, 0.35, 1.19), (-0.26, 0, 0.24))
    _heap((-1.55, -0.85), 0.52, material("saffron", (0.42, 0.07, 0.012), 0, 0.85))
    _heap((-0.45, -1.35), 0.38, material("turmeric", (0.62, 0.27, 0.02), 0, 0.85))
    _heap((1.72, -1.0), 0.44, material("pepper", (0.06, 0.045, 0.035), 0, 0.8))
    _lights((0, 0, 0.9), key=760)
    softbox((-3, -6, 2.6), (-0.4, -1, 0.4), 1.2, 110, WARM)
    camera((-0.7, -8.0, 3.2), (0.05, 0, 0.95), lens=51, focus=(-0.2, -0.5, 1), fstop=1.6)


def logistics_tracking(language):
    """An open laptop with the map of a lorry's way; crates stand behind it."""
    open_studio(floor_radius=8)
    lid = _slab(3.0, 1.875, _shown(language, "logisticsTracking", 0.95), satin(), 0.08, radius=0.12, thick=0.05)
    hinged = group(lid, (0, 0.62, 1.03), (-0.3, 0, 0))
    handle = [solid(_rounded(3.16, 2.1, 0.12), 0.07, satin(), (0, -0.72, 0.0), bevel=0.012)]
    for row in range(4):
        for column in range(13):
            handle.append(box((-1.2 + column * 0.2, -0.12 - row * 0.2, 0.078), (0.172, 0.172, 0.02), lacquer(), 0.006))
    handle.append(box((0, -0.92, 0.078), (1.1, 0.15, 0.02), black(), 0.006))
    handle.append(box((0, -1.42, 0.0712), (1.0, 0.5, 0.004), black(), 0.001))
    handle.append(cylinder((0, 0.36, 0.06), 0.04, 2.7, gold(), 0.005, (0, math.pi / 2, 0)))
    group(handle + [hinged], (0.05, 0.1, 0.02), (0, 0, 0.34))
    for x, y, w, d, h, golden in ((-2.3, 1.5, 0.9, 0.8, 0.8, False), (-2.25, 1.5, 0.6, 0.6, 1.24, False), (2.45, 1.3, 0.8, 0.8, 0.62, False), (2.4, 0.0, 0.36, 0.36, 0.36, True)):
        box((x, y, h / 2), (w, d, h), gold() if golden else black(), 0.02, turn=0.2)
        if not golden:
            box((x, y, h - 0.05), (w + 0.004, d + 0.004, 0.018), deep_gold(), 0.001, turn=0.2)
    _lights((0, 0, 0.9), key=700, back=800, high=6.4)
    camera((-1.6, -7.6, 3.5), (0.05, -0.1, 0.86), lens=48, focus=(0, 0.2, 1.1), fstop=1.6)


def training_academy(language):
    """An upright tablet between a stack of books and rising blocks."""
    from .still import book

    open_studio(floor_radius=8)
    parts = _slab(1.86, 2.48, _shown(language, "trainingAcademy"), gold(), 0.09, radius=0.14, thick=0.09)
    group(parts, (0, 0.1, 1.335), (-0.12, 0, -0.3))
    box((-0.05, 0.42, 0.3), (0.7, 0.3, 0.6), black(), 0.03, turn=-0.3)
    book((-1.95, 0.15, 0), (1.05, 0.76, 0.2), 0.5 + math.pi / 2, (-0.34, 0.34))
    book((-1.93, 0.15, 0.2), (0.96, 0.7, 0.16), 0.25 + math.pi / 2, (-0.3, 0.3))
    book((-1.95, 0.15, 0.36), (0.86, 0.62, 0.14), 0.62 + math.pi / 2, (0.0,))
    ball((-1.95, 0.12, 0.67), 0.17, gold())
    for k in range(4):
        high = 0.25 + k * 0.26
        box((1.35 + k * 0.32, -0.35 + k * 0.2, high / 2), (0.3, 0.42, high), gold() if k == 3 else black(), 0.015, turn=-0.3)
    _lights((0, 0, 1.3), key=1100)
    camera((0.9, -7.6, 2.5), (-0.1, 0, 1.27), lens=51, focus=(0, -0.1, 1.5), fstop=1.5)


def property_portal(language):
    """Two phones before a model quarter of black houses, one of them gold."""
    open_studio(floor_radius=9)
    dice = random.Random(12)
    for j, wide in enumerate((5, 5, 4, 3)):
        for i in range(-wide, wide + 1):
            high = 0.35 + 2.1 * dice.uniform(0.3, 1) * (1 - 0.15 * abs(i)) + 0.1 * j
            golden = (i, j) == (-4, 0)
            place = (i * 0.48, 1.5 + j * 0.5)
            box((*place, high / 2), (0.38, 0.38, high), gold() if golden else black(), 0.015)
            if not golden:
                box((*place, high + 0.004), (0.25, 0.25, 0.02), satin(), 0.004)
    back = _slab(1.1, 2.322, _shown(language, "propertyList"), satin(), 0.055, radius=0.18, thick=0.1)
    group(back, (-0.68, 0.42, 1.225), (-0.1, 0, -0.3))
    front = _slab(1.1, 2.322, _shown(language, "propertyPage"), gold(), 0.055, radius=0.18, thick=0.1)
    group(front, (0.62, -0.1, 1.225), (-0.1, 0, 0.26))
    box((-0.6, 0.65, 0.2), (0.5, 0.24, 0.4), black(), 0.02, turn=-0.3)
    box((0.62, 0.15, 0.2), (0.5, 0.24, 0.4), black(), 0.02, turn=0.26)
    _lights((0, 0.3, 1.2), key=1300, back=1700, high=5.4)
    camera((0.2, -7.6, 2.2), (0, 0, 1.22), lens=54, focus=(0.3, -0.1, 1.5), fstop=1.5)
