"""The harbour of Alexandria from a boat in the bay: feluccas at anchor, the fort and its lighthouse.

The camera looks along y from the height of a seated man, so everything on the water is seen at its
edge: the sea is a mirror, and what is near mirrors what is high in the sky.
"""
import math
import random

from studio import *

# Heights of the eye and of the lighthouse's lantern, and the brightest of the sky's colours.
EYE, LANTERN, BRIGHTEST = 1.6, 10.35, 4.0


def _nodes(tree):
    """Ways to add a node to `tree` and to link two sockets."""
    def node(kind, **settings):
        new = tree.nodes.new("ShaderNode" + kind)
        for key, value in settings.items():
            setattr(new, key, value)
        return new
    return node, tree.links.new


def _material(name, is_lamp=True):
    """A material without nodes, and the ways to add and link them. Unless `is_lamp`, it lights nothing by sampling."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    made.node_tree.nodes.clear()
    if not is_lamp:
        made.cycles.sample_as_light = False
    return (made, *_nodes(made.node_tree))


def _sky(towards):
    """A sky whose colours depend on the height above the horizon; brightest in the direction `towards` (x / y)."""
    world = bpy.context.scene.world
    world.cycles.sampling_method = "NONE"
    node, link = _nodes(world.node_tree)
    view, split = node("TexCoord"), node("SeparateXYZ")
    link(view.outputs["Generated"], split.inputs[0])

    # Streaks of cloud: noise stretched along the horizon, which moves the colours up and down.
    stretch, noise, streak = node("Mapping"), node("TexNoise"), node("Math", operation="MULTIPLY_ADD")
    stretch.inputs["Scale"].default_value = (5.5, 2, 60)
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1.0, 4
    link(view.outputs["Generated"], stretch.inputs["Vector"])
    link(stretch.outputs["Vector"], noise.inputs["Vector"])
    cloud = node("MapRange", interpolation_type="SMOOTHSTEP")
    for key, value in (("From Min", 0.5), ("From Max", 0.72), ("To Min", 0.0), ("To Max", at_hour(0.034, 0.02))):
        cloud.inputs[key].default_value = value
    link(noise.outputs["Fac"], cloud.inputs["Value"])
    link(cloud.outputs["Result"], streak.inputs[0])
    # None at the horizon itself, where they would be too far to see.
    rise = node("MapRange", interpolation_type="SMOOTHSTEP")
    rise.inputs["From Min"].default_value, rise.inputs["From Max"].default_value = 0.012, 0.06
    link(split.outputs["Z"], rise.inputs["Value"])
    link(rise.outputs["Result"], streak.inputs[1])
    link(split.outputs["Z"], streak.inputs[2])

    high, ramp = node("MapRange"), node("ValToRGB")
    high.inputs["From Max"].default_value = 0.2
    link(streak.outputs["Value"], high.inputs["Value"])
    stops = at_hour(
        ((0.0, (1.0, 0.45, 0.11)), (0.05, (0.70, 0.27, 0.06)), (0.14, (0.25, 0.085, 0.028)), (0.26, (0.060, 0.028, 0.024)),
         (0.40, (0.0135, 0.0115, 0.017)), (0.56, (0.0035, 0.004, 0.0075)), (0.8, (0.0008, 0.0009, 0.0016))),
        ((0.0, (1.40, 1.02, 0.68)), (0.07, (1.30, 1.06, 0.80)), (0.2, (0.94, 1.03, 1.05)), (0.32, (0.76, 0.98, 1.13)),
         (0.44, (0.98, 1.34, 1.58)), (0.56, (2.2, 2.75, 3.0)), (0.72, (4.0, 4.0, 4.0)), (0.8, (3.0, 3.1, 3.2)), (1.0, (0.9, 0.95, 1.0))))
    ramp.color_ramp.interpolation = "B_SPLINE"
    while len(ramp.color_ramp.elements) < len(stops):
        ramp.color_ramp.elements.new(0.5)
    for element, (place, colour) in zip(ramp.color_ramp.elements, stops):
        element.position, element.color = place, (*(part / BRIGHTEST for part in colour), 1)  # a ramp ends at 1
    link(high.outputs["Result"], ramp.inputs["Fac"])

    aside, apart, bow, fade = (node("Math", operation=kind) for kind in ("DIVIDE", "SUBTRACT", "MULTIPLY", "MULTIPLY"))
    link(split.outputs["X"], aside.inputs[0])
    link(split.outputs["Y"], aside.inputs[1])
    link(aside.outputs["Value"], apart.inputs[0])
    apart.inputs[1].default_value = towards
    link(apart.outputs["Value"], bow.inputs[0])
    link(apart.outputs["Value"], bow.inputs[1])
    fade.inputs[1].default_value = -at_hour(17, 3)
    link(bow.outputs["Value"], fade.inputs[0])
    glow, strength = node("Math", operation="EXPONENT"), node("MapRange")
    link(fade.outputs["Value"], glow.inputs[0])
    link(glow.outputs["Value"], strength.inputs["Value"])
    weakest, strongest = at_hour((0.08, 0.95), (0.86, 1.0))
    strength.inputs["To Min"].default_value, strength.inputs["To Max"].default_value = weakest * BRIGHTEST, strongest * BRIGHTEST
    background = world.node_tree.nodes["Background"]
    link(ramp.outputs["Color"], background.inputs["Color"])
    link(strength.outputs["Result"], background.inputs["Strength"])


def _sea():
    """Water to the horizon: a mirror over depth, its normals turned by two sizes of ripples."""
    made, node, link = _material("sea")
    place, up = node("NewGeometry"), node("VectorMath", operation="NORMALIZE")
    tilt = place.outputs["Normal"]
    # Crests lie across the view; the slopes toward it are what draws reflections out.
    for scale, slope in (((0.5, 1.2, 1), (0.016, 0.036, 0)), ((2.2, 5.5, 1), (0.016, 0.036, 0))):
        size, noise = node("Mapping"), node("TexNoise")
        size.inputs["Scale"].default_value = scale
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1, 2
        link(place.outputs["Position"], size.inputs["Vector"])
        link(size.outputs["Vector"], noise.inputs["Vector"])
        ripple, total = node("VectorMath", operation="MULTIPLY_ADD"), node("VectorMath", operation="ADD")
        ripple.inputs[1].default_value = tuple(4 * s for s in slope)
        ripple.inputs[2].default_value = tuple(-2 * s for s in slope)
        link(noise.outputs["Color"], ripple.inputs[0])
        link(tilt, total.inputs[0])
        link(ripple.outputs["Vector"], total.inputs[1])
        tilt = total.outputs["Vector"]
    link(tilt, up.inputs[0])
    mirror, depth, skin, grazing = node("BsdfGlossy", distribution="SHARP"), node("Emission"), node("MixShader"), node("Fresnel")
    mirror.inputs["Color"].default_value = (*at_hour((0.86, 0.86, 0.9), (0.97, 0.98, 0.98)), 1)
    depth.inputs["Color"].default_value = (*at_hour((0.0006, 0.0009, 0.0014), (0.36, 0.55, 0.59)), 1)
    grazing.inputs["IOR"].default_value = 1.33
    link(up.outputs["Vector"], mirror.inputs["Normal"])
    link(up.outputs["Vector"], grazing.inputs["Normal"])
    link(grazing.outputs["Fac"], skin.inputs["Fac"])
    link(depth.outputs["Emission"], skin.inputs[1])
    link(mirror.outputs["BSDF"], skin.inputs[2])
    link(skin.outputs["Shader"], node("OutputMaterial").inputs["Surface"])
    made.cycles.sample_as_light = False
    bpy.ops.mesh.primitive_plane_add(size=8000)
    bpy.context.object.data.materials.append(made)


def _glow(strength, colour):
    """A disc of radius 1 that shines from its middle out, like the air about a light; made once for a strength."""
    name = "glow %.1f" % strength
    known = bpy.data.objects.get(name)
    if known:
        return known
    made, node, link = _material(name, is_lamp=False)
    place, apart, fade, power = node("TexCoord"), node("VectorMath", operation="LENGTH"), node("MapRange"), node("Math", operation="POWER")
    air, clear, both, shine = node("Emission"), node("BsdfTransparent"), node("AddShader"), node("Math", operation="MULTIPLY")
    link(place.outputs["Object"], apart.inputs[0])
    link(apart.outputs["Value"], fade.inputs["Value"])
    fade.inputs["To Min"].default_value, fade.inputs["To Max"].default_value = 1, 0
    link(fade.outputs["Result"], power.inputs[0])
    power.inputs[1].default_value = 6
    link(power.outputs["Value"], shine.inputs[0])
    shine.inputs[1].default_value = strength
    air.inputs["Color"].default_value = (*colour, 1)
    link(shine.outputs["Value"], air.inputs["Strength"])
    link(air.outputs["Emission"], both.inputs[0])
    link(clear.outputs["BSDF"], both.inputs[1])
    link(both.outputs["Shader"], node("OutputMaterial").inputs["Surface"])
    bpy.ops.mesh.primitive_circle_add(vertices=48, radius=1, fill_type="NGON", location=(0, 0, -90), rotation=(math.pi / 2, 0, 0))
    bpy.context.object.name = name
    bpy.context.object.data.materials.append(made)
    return bpy.context.object


def _light(at, radius, strength, colour=(1.0, 0.60, 0.22)):
    """A small light: what it lights of the air, which also makes its reflection a soft path."""
    return copy(_glow(strength, colour), at, (radius, radius, radius))


def _silhouette(haze):
    """What stands against the light: it gives back nothing but the evening between it and the eye, `haze` of it."""
    name = "silhouette %s" % haze
    known = bpy.data.materials.get(name)
    if known:
        return known
    made, node, link = _material(name, is_lamp=False)
    air = node("Emission")
    air.inputs["Color"].default_value = (0.0016 + 0.95 * haze, 0.0015 + 0.40 * haze, 0.0017 + 0.12 * haze, 1)
    link(air.outputs["Emission"], node("OutputMaterial").inputs["Surface"])
    return made


def _far(haze, day):
    """The material of a thing: a silhouette by dusk, of the colour `day` by day."""
    return at_hour(lambda: _silhouette(haze), lambda: material("far %s" % (day,), day, 0, 0.8))()


def _hull(length, beam, high, look):
    """A felucca's hull along x: the stem raked forward and raised at +x, a lower stern, a hollow sheer between."""
    ribs, ring = 28, 9
    points, faces = [], []
    for k in range(ribs + 1):
        t = k / ribs
        fore, aft = max(0, (t - 0.55) / 0.45), max(0, (0.3 - t) / 0.3)
        half = beam / 2 * (1 - fore ** 2.4) * (1 - 0.45 * aft ** 2)
        sheer = high * (0.72 + 1.05 * fore ** 2.2 + 0.3 * aft ** 2)
        for j in range(ring):
            a = math.pi * j / (ring - 1)
            up = 1 - math.sin(a) ** 0.7  # 1 at the gunwales, 0 at the keel
            points.append((0.8 * length * (t - 0.5) + length * (0.13 * fore ** 1.5 - 0.07 * aft) * up, half * math.cos(a), sheer * up - 0.3 * high * (1 - up)))
    for k in range(ribs):
        for j in range(ring - 1):
            n = k * ring + j
            faces.append((n, n + 1, n + ring + 1, n + ring))
        faces.append((k * ring, (k + 1) * ring, (k + 1) * ring + ring - 1, k * ring + ring - 1))
    faces.append(tuple(range(ring)))
    mesh = bpy.data.meshes.new("hull")
    mesh.from_pydata(points, [], faces)
    thing = bpy.data.objects.new("hull", mesh)
    bpy.context.scene.collection.objects.link(thing)
    return finish(thing, look, 0)


def _sail(peak, tack, clew, look):
    """A lateen sail between three corners, full of a light wind."""
    steps = 18
    corners = [Vector(c) for c in (peak, tack, clew)]
    points, faces, index = [], [], {}
    for i in range(steps + 1):
        for j in range(steps + 1 - i):
            a, b = i / steps, j / steps
            c = max(0, 1 - a - b)
            belly = 0.32 * (27 * a * b * c) ** 0.8 * (corners[0] - corners[1]).length / 5
            hollow = 0.55 * a * c  # the free edge is cut hollow
            p = corners[0] * a + corners[1] * b + corners[2] * c + (corners[1] - corners[2]) * hollow * (1 - b) * 0.5
            index[i, j] = len(points)
            points.append((p.x, p.y + belly, p.z))
    for i in range(steps):
        for j in range(steps - i):
            faces.append((index[i, j], index[i + 1, j], index[i, j + 1]))
            if i + j < steps - 1:
                faces.append((index[i + 1, j], index[i + 1, j + 1], index[i, j + 1]))
    mesh = bpy.data.meshes.new("sail")
    mesh.from_pydata(points, [], faces)
    thing = bpy.data.objects.new("sail", mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.data.materials.append(look)
    for face in mesh.polygons:
        face.use_smooth = True
    return thing


def _canvas():
    """Sailcloth, through which the evening shines a little."""
    made = bpy.data.materials.get("canvas")
    if made:
        return made
    made, node, link = _material("canvas")
    if at_hour(True, False):
        place, split, high, thin, air = node("TexCoord"), node("SeparateXYZ"), node("MapRange"), node("Math", operation="POWER"), node("Emission")
        link(place.outputs["Object"], split.inputs[0])
        link(split.outputs["Z"], high.inputs["Value"])
        for key, value in (("From Min", 0.6), ("From Max", 5.2), ("To Min", 1.0), ("To Max", 0.25)):
            high.inputs[key].default_value = value
        link(high.outputs["Result"], thin.inputs[0])
        thin.inputs[1].default_value = 2
        air.inputs["Color"].default_value = (0.042, 0.0165, 0.006, 1)
        link(thin.outputs["Value"], air.inputs["Strength"])
        link(air.outputs["Emission"], node("OutputMaterial").inputs["Surface"])
        made.cycles.sample_as_light = False
        return made
    front, through, both = node("BsdfDiffuse"), node("BsdfTranslucent"), node("MixShader")
    front.inputs["Color"].default_value = (0.84, 0.73, 0.56, 1)
    through.inputs["Color"].default_value = (0.84, 0.72, 0.52, 1)
    both.inputs["Fac"].default_value = 0.5
    link(front.outputs["BSDF"], both.inputs[1])
    link(through.outputs["BSDF"], both.inputs[2])
    link(both.outputs["Shader"], node("OutputMaterial").inputs["Surface"])
    return made


def _felucca(at, size, turn, sail, haze=0.0):
    """A felucca: its sail set, or furled along the yard."""
    wood, spar = _far(haze, (0.14, 0.09, 0.055)), _far(haze, (0.24, 0.17, 0.10))
    parts = [_hull(3.2, 0.95, 0.46, wood)]
    mast = (0.55, 0, 2.7)
    parts.append(between((0.42, 0, 0.1), mast, 0.045, spar, 0.03, 12))
    tack, peak = Vector((1.66, 0.05, 0.98)), Vector((-0.95, 0.05, 5.1))
    parts.append(between(tack, peak, 0.028, spar, 0.014, 10))
    parts.append(between((-1.05, 0, 0.5), (-1.5, 0, 0.16), 0.03, spar, 0.03, 8))  # the tiller
    if sail:
        clew = Vector((-1.42, 0.05, 0.86))
        parts.append(_sail(peak.lerp(tack, 0.02), tack.lerp(peak, 0.02), clew, _canvas()))
        parts.append(between(clew, (-1.4, 0, 0.4), 0.008, spar, 0.008, 6))
    else:
        for k in range(16):  # the sail gathered along the yard
            a, b = tack.lerp(peak, 0.06 + k * 0.053), tack.lerp(peak, 0.06 + (k + 1) * 0.053)
            fat = 0.05 + 0.05 * math.sin(math.pi * (k + 0.5) / 16) + 0.012 * (k % 2)
            parts.append(between(a + Vector((-0.02, 0, -0.05)), b + Vector((-0.02, 0, -0.05)), fat, at_hour(wood, _canvas()), fat, 12))
    for end in ((1.52, 0, 0.72), (-1.45, 0, 0.42)):
        parts.append(between(mast, end, 0.007, spar, 0.007, 6))
    # Who sits at the tiller gives the size.
    parts.append(ball((-0.98, 0, 0.78), 0.085, wood))
    parts.append(between((-0.98, 0, 0.3), (-0.98, 0, 0.7), 0.16, wood, 0.07, 12))
    handle = group(parts, (at[0], at[1], 0), (0, 0, turn))
    handle.scale = (size, size, size)


def _yacht(at, size, haze):
    """A sailing boat at anchor, far away: hull, mast, boom, stays."""
    look = _far(haze, (0.42, 0.40, 0.37))
    parts = [_hull(2.6, 0.7, 0.34, look), between((0.15, 0, 0.2), (0.15, 0, 3.3), 0.026, look, 0.018, 8),
             between((0.15, 0, 0.66), (-1.0, 0, 0.62), 0.045, look, 0.04, 8), box((-0.1, 0, 0.42), (0.9, 0.4, 0.2), look, 0.04)]
    for end in ((1.3, 0, 0.5), (-1.25, 0, 0.36)):
        parts.append(between((0.15, 0, 3.25), end, 0.007, look, 0.007, 6))
    handle = group(parts, (at[0], at[1], 0), (0, 0, at[0] % 0.6 - 0.3))
    handle.scale = (size, size, size)


def _battlement(x, y, z, width, look, count):
    """Merlons along a wall that looks at the camera."""
    for k in range(count):
        box((x - width / 2 + (k + 0.5) * width / count, y, z + 0.09), (width / count * 0.56, 0.16, 0.2), look, 0.02)


def _fort(at):
    """The fort on its rock, and on it the lighthouse as the ancients told of it: square, eight-sided, round."""
    x, y = at
    wall = _far(0.004, (0.37, 0.295, 0.205))
    for low, wide, high in ((0.0, 14.0, 0.75), (0.75, 12.8, 0.95)):  # the curtain wall
        box((x + 0.6, y, low + high / 2), (wide, 4, high), wall, 0.03)
    _battlement(x + 0.6, y - 1.9, 1.7, 12.8, wall, 26)
    for side in (-5.9, 7.1):
        cylinder((x + side, y - 1.2, 1.05), 0.75, 2.1, wall, 0.03, sides=40)
        for k in range(10):
            a = k * math.tau / 10
            box((x + side + 0.66 * math.cos(a), y - 1.2 + 0.66 * math.sin(a), 2.2), (0.2, 0.2, 0.2), wall, 0.02, a)
    box((x + 0.2, y + 0.6, 2.55), (5.6, 3.4, 1.9), wall, 0.04)  # the keep
    _battlement(x + 0.2, y - 1.0, 3.5, 5.6, wall, 12)
    for side in (-2.7, 3.1):
        cylinder((x + side, y - 0.7, 2.0), 0.5, 3.7, wall, 0.03, sides=32)
        cylinder((x + side, y - 0.7, 3.95), 0.56, 0.22, wall, 0.02, sides=32)
    # The tower
    middle = (x, y + 0.4, 0)
    lathe([(0, 2.4), (1.22, 2.4), (0.94, 6.9), (1.1, 6.97), (1.1, 7.17), (0, 7.17)], wall, middle, (0, 0, math.pi / 4), steps=4)
    lathe([(0, 7.1), (0.62, 7.1), (0.51, 9.15), (0.63, 9.21), (0.63, 9.34), (0, 9.34)], wall, middle, (0, 0, math.pi / 8), steps=8)
    lathe([(0, 9.3), (0.34, 9.3), (0.31, 9.95), (0.41, 9.99), (0.41, 10.05), (0, 10.05)], wall, middle, steps=32)
    for side in (-0.68, 0.68):
        box((x + side, y - 0.3, 7.28), (0.18, 0.18, 0.26), wall, 0.02)
    for k in range(6):
        a = k * math.tau / 6
        foot = Vector((x + 0.30 * math.cos(a), y + 0.4 + 0.30 * math.sin(a), 10.02))
        between(foot, foot + Vector((0, 0, 0.6)), 0.03, wall, sides=8)
    lathe([(0.41, 10.6), (0.41, 10.66), (0.34, 10.8), (0.2, 10.96), (0.05, 11.06), (0.03, 11.4), (0, 11.42)], at_hour(wall, gold()), middle, steps=32)
    cylinder((x, y + 0.4, LANTERN), 0.17, 0.5, at_hour(material("lantern", (1.0, 0.72, 0.36), emission=4.0), gold()), 0.01, sides=24)


def _breakwater(start, end, count, dice):
    """Rough blocks heaped along a line."""
    block = box((0, 0, -90), (1.15, 1, 0.75), _far(0.0, (0.27, 0.235, 0.185)), 0.07, segments=2)
    for _ in range(count):
        t, pile, size = dice.random(), dice.random(), dice.uniform(0.45, 0.95)
        x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
        stone = copy(block, (x, y + dice.uniform(-1.6, 1.6) * (1 - pile), pile * 0.62 - 0.1), (size, size, size))
        stone.rotation_euler = (dice.uniform(-0.5, 0.5), dice.uniform(-0.5, 0.5), dice.uniform(0, 3))


def _town(y, left, right, dice, look, lights):
    """A low shore with houses, here and there a minaret; at dusk some windows are lit."""
    house, minaret = box((0, 0, -90), (1, 1, 1), look, 0), lathe([(0.2, 0), (0.17, 1.9), (0.24, 1.95), (0.14, 2.0), (0.1, 2.4), (0, 2.9)], look, (0, 0, -90), steps=10)
    dome = lathe([(0.55, 0), (0.6, 0.2), (0.5, 0.5), (0.25, 0.75), (0, 0.85)], look, (0, 0, -90), steps=16)
    box(((left + right) / 2, y, 0.2), (right - left, 2.4, 0.5), look, 0)  # the quay
    x = left
    while x < right:
        wide = dice.choice((0.7, 1.1, 1.6, 2.4)) * dice.uniform(0.8, 1.2)
        swell = 0.55 + 0.45 * math.sin(x * 0.09) * math.sin(x * 0.023 + 1)
        high = dice.uniform(0.25, 1.9) * swell + (dice.random() < 0.07) * dice.uniform(0.4, 1.4) + 0.35
        copy(house, (x + wide / 2, y, high / 2), (wide, 2, high))
        if dice.random() < 0.035:
            copy(minaret, (x, y, high))
        elif dice.random() < 0.04:
            copy(dome, (x + wide / 2, y, high))
        if lights and dice.random() < 0.22:
            _light((x + dice.uniform(0, wide), y - 1.4, dice.uniform(0.3, 0.9) * high), dice.uniform(0.35, 0.7), dice.choice((0.6, 1.0, 1.6)))
        x += wide * dice.uniform(0.85, 1.15)


def _slit():
    """A narrow window by day."""
    return material("slit", (0.09, 0.075, 0.06))


def harbour():
    """The bay at dusk, or on a clear early morning: calm on the left, the lighthouse right of the middle."""
    open_studio(floor_radius=0)
    dice = random.Random(23)
    tower = (8.6, 100)
    _sky(tower[0] / tower[1] - 0.02)
    _sea()
    night = at_hour(True, False)
    _fort(tower)
    _breakwater((1.6, 97), (46, 92), 400, dice)
    _town(190, -80, 90, dice, _far(0.028, (0.46, 0.46, 0.45)), night)
    _felucca((-2.1, 58), 1.0, 0.12, sail=True)
    _felucca((7.5, 46), 0.9, math.pi - 0.3, sail=False, haze=0.004)
    _felucca((-13.5, 92), 1.0, -0.2, sail=True, haze=0.006)
    for x, y, size in ((-6.2, 84, 0.9), (17.5, 80, 1.15), (20.4, 84, 1.0), (23.0, 78, 1.25), (26.2, 86, 1.05), (29.5, 80, 1.2), (-24, 120, 0.9)):
        _yacht((x, y), size, 0.004)
    for x, z in ((0, 4.6), (0, 5.9), (-1.6, 2.6), (2.0, 2.6), (-4.4, 1.2), (5.4, 1.2)):
        box((tower[0] + x, tower[1] - 2.4 if z < 2 else tower[1] - 1.2, z), (0.1, 0.1, 0.26), at_hour(seam, _slit)(), 0)
    if night:
        _light((tower[0], tower[1] - 0.6, LANTERN), 5.5, 0.6)
        path = _light((tower[0], tower[1] - 2.6, 6), 1.0, 2.2)  # the light's long way over the water
        path.scale = (5, 1, 26)
        path.visible_camera = path.visible_diffuse = False
        _light((-1.95, 57.3, 0.66), 0.22, 2.0)
    else:
        sun = bpy.data.lights.new("sun", "SUN")
        sun.energy, sun.angle, sun.color = 3.4, 0.03, (1.0, 0.84, 0.62)
        thing = bpy.data.objects.new("sun", sun)
        thing.rotation_euler = (math.radians(66), 0, math.radians(-64))
        bpy.context.scene.collection.objects.link(thing)
    melt(at_hour(0.16, 0.25), at_hour(0.24, 0.32))
    camera((0, 0, EYE), (0, 100, EYE + 1.3), lens=50, focus=(0, 70, EYE), fstop=11)
