"""The three opening pictures of the home page. The subject keeps to the middle third: text lies beside it."""
import math
import random

from studio import *


def foundation():
    """A quarter of black columns set on a strict grid, and one of gold at its heart."""
    open_studio(floor_radius=13)
    dice = random.Random(7)
    for i in range(-7, 8):
        for j in range(-6, 7):
            away = math.hypot(i * 0.85, j)
            if away > 5.3:
                continue
            height = 0.14 + 2.5 * math.exp(-(away / 2.3) ** 2) * dice.uniform(0.62, 1.08) + dice.uniform(0, 0.16)
            heart = i == 0 and j == 0
            height = 3.05 if heart else height
            box((i * 0.62, j * 0.62, height / 2), (0.56, 0.56, height), gold() if heart else black(), 0.018)
            if not heart and dice.random() < 0.3:
                box((i * 0.62, j * 0.62, height + 0.006), (0.34, 0.34, 0.02), satin(), 0.006)
    softbox((-5.5, -7, 6.5), (0, 0, 1.6), 3, 900)
    rim((6.5, 7, 4.2), (0, 0, 1.8), 2.2, 1900)
    softbox((-5, -9, 2.6), (0, 0, 2.4), 1.6, 70, WARM, 3)
    softbox((7, -6, 2.5), (0, 0, 1.2), 2, 300, WARM, 5)
    softbox((0, 1, 9), (0, 0, 0), 2.4, 120, NEUTRAL)
    camera((6.0, -10.4, 3.9), (0, 0, 1.25), lens=46, focus=(0.2, -0.3, 2.3), fstop=1.0)


def _arc(start, end, lift):
    """Points of a bow from `start` to `end`, `lift` high in the middle."""
    steps = 48
    return [(start[0] + (end[0] - start[0]) * k / steps, start[1] + (end[1] - start[1]) * k / steps,
             0.16 + lift * math.sin(math.pi * k / steps)) for k in range(steps + 1)]


def network():
    """Cities of a dark plane, joined by bows of gold over a field of small studs."""
    open_studio(floor_radius=15)
    dice = random.Random(19)
    cities = [(0, 0), (-1.5, 1.0), (1.6, 1.3), (-0.9, -1.7), (1.4, -1.3), (0.3, 2.7), (-2.6, -0.5), (2.9, 0.2),
              (-2.2, 2.9), (2.3, 3.6), (-0.9, 4.6)]
    for x, y in cities:
        capital = (x, y) == (0, 0)
        size = 0.3 if capital else dice.uniform(0.13, 0.19)
        cylinder((x, y, 0.07), size * 1.5, 0.14, black(), 0.02)
        cylinder((x, y, 0.15), size, 0.07, gold(), 0.015)
        ring((x, y, 0.012), size * 2.1, 0.009, pale_gold())
    links = [(0, k) for k in range(1, len(cities))] + [(1, 8), (2, 9), (3, 6), (4, 7), (5, 10), (1, 6), (2, 7)]
    for a, b in links:
        reach = math.dist(cities[a], cities[b])
        wire(_arc(cities[a], cities[b], reach * 0.2), 0.0125 if a == 0 else 0.008, gold())
    studs = [cylinder((0, 0, -5), 0.034, 1, look, 0, sides=20) for look in (black(), pale_gold())]
    step = 0.15
    for i in range(-36, 37):
        for j in range(-26, 42):
            x, y = i * step, j * step
            near = min(math.dist((x, y), city) for city in cities)
            if 0.5 < near < 1.35 and dice.random() > (near - 0.5) / 0.9:
                high = 0.03 + 0.1 * (1.35 - near) * dice.random()
                copy(studs[dice.random() < 0.07], (x, y, high / 2), (1, 1, high))
    softbox((-5, -5, 6), (0, 0.5, 0), 3, 480)
    rim((5, 8, 3.4), (0, 0.6, 0.2), 5, 300, 5)
    softbox((-1.5, 8, 3.6), (0, 0, 0.3), 5, 250, WARM, 1.6)
    camera((0.5, -8.4, 3.7), (0, 0.75, 0.1), lens=46, focus=(0, -0.2, 0.3), fstop=1.1)


def _dawn(centre, radius):
    """A disc far behind the scene whose warm light dies away from its middle: air, not a lamp."""
    air = bpy.data.materials.new("dawn")
    air.cycles.sample_as_light = False
    air.use_nodes = True
    nodes, link = air.node_tree.nodes, air.node_tree.links.new
    nodes.clear()
    place, apart, fade = (nodes.new(kind) for kind in ("ShaderNodeNewGeometry", "ShaderNodeVectorMath", "ShaderNodeMapRange"))
    light, out = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeOutputMaterial")
    apart.operation = "DISTANCE"
    apart.inputs[1].default_value = centre
    fade.interpolation_type = "SMOOTHERSTEP"
    fade.inputs["From Max"].default_value = radius
    fade.inputs["To Min"].default_value, fade.inputs["To Max"].default_value = 1, 0
    squared, weak = nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeMath")
    squared.operation, squared.inputs[1].default_value = "POWER", 2.2
    weak.operation, weak.inputs[1].default_value, weak.inputs[2].default_value = "MULTIPLY_ADD", 0.085, 0.0012
    light.inputs["Color"].default_value = (1.0, 0.56, 0.2, 1)
    link(place.outputs["Position"], apart.inputs[0])
    link(apart.outputs["Value"], fade.inputs["Value"])
    link(fade.outputs["Result"], squared.inputs[0])
    link(squared.outputs["Value"], weak.inputs[0])
    link(weak.outputs["Value"], light.inputs["Strength"])
    link(light.outputs["Emission"], out.inputs["Surface"])
    bpy.ops.mesh.primitive_circle_add(vertices=96, radius=radius, fill_type="NGON", location=centre, rotation=(math.pi / 2, 0, 0))
    bpy.context.object.data.materials.append(air)


def horizon():
    """Broad steps climbing between pillars toward a standing ring of gold."""
    open_studio(floor_radius=14)
    for k in range(9):
        width = 4.6 - k * 0.3
        box((0, k * 0.62 + 4, 0.14 + k * 0.14), (width, 8, 0.28 + k * 0.28), black(), 0.02)
        nose = (k * 0.62 + 0.004, 0.28 + k * 0.28 - 0.016)
        between((0.006 - width / 2, *nose), (width / 2 - 0.006, *nose), 0.019, gold())
    for side in (-1, 1):
        for k in range(5):
            high = 1.1 + k * 0.62
            box((side * (3.0 - k * 0.16), k * 1.15 + 0.4, high / 2), (0.42, 0.42, high), black(), 0.02)
    ring((0, 6.3, 3.72), 1.25, 0.055, pale_gold(), (math.pi / 2, 0, 0))
    ring((0, 6.35, 3.72), 1.02, 0.02, gold(), (math.pi / 2, 0, 0))
    softbox((0, 10.5, 5.5), (0, 2, 1.6), 5, 1500, (1, 0.72, 0.4), 2.5)
    _dawn((0, 15, 4.55), 9.5)
    softbox((-6, -4, 6), (0, 3, 1.5), 3, 760)
    rim((8, 6, 4), (0, 3, 2), 2, 1000)
    softbox((-1.5, -5, 7), (0, 6, 3.6), 2, 500, WARM)
    camera((0, -9.0, 2.2), (0, 3, 2.2), lens=42, focus=(0, 3.4, 2), fstop=1.4)
