"""A small photographic studio for Blender: materials, bevelled solids, soft lights and a camera.

Every picture of the site is taken in it, which is what makes them one family: near-black bodies,
gold in one place, one cool light from behind, shallow focus, and a floor that falls off into black.
`by_day` takes the same scene for the light scheme: limestone for black, plaster for steel, soft daylight.
Lengths are metres of the model (a subject is about 3 across), powers watts, angles radians.
"""
import math

import bpy
from mathutils import Vector

WARM = (1.0, 0.86, 0.68)
COOL = (0.60, 0.72, 1.0)
NEUTRAL = (1.0, 0.96, 0.92)

# What lies beyond the floor, and by day the light from all sides.
NIGHT_AIR, DAY_AIR = (0.0012, 0.0012, 0.0015), (0.74, 0.68, 0.585)

_is_day = False


def by_day(build):
    """The scene that `build` makes, in the materials and the light of day."""
    def built():
        global _is_day
        _is_day = True
        try:
            build()
        finally:
            _is_day = False
    return built


def at_hour(night, day):
    """`day` while a scene is built by day, otherwise `night`."""
    return day if _is_day else night


def open_studio(floor_radius=7.0, haze=0.09):
    """Start an empty scene. The floor fades to black at `floor_radius`, so no horizon shows; 0 means no floor."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    world = bpy.data.worlds.new("studio")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (*at_hour(NIGHT_AIR, DAY_AIR), 1)
    bpy.context.scene.view_settings.exposure = at_hour(0.22, 0.3)
    if floor_radius:
        bpy.ops.mesh.primitive_plane_add(size=400)
        bpy.context.object.data.materials.append(_floor(floor_radius, haze))


def _floor(radius, haze):
    """Black acrylic that mirrors the subject but not the lamps, and ends before a horizon could be seen.

    It is a perfect mirror whose normals are scattered at random, so its reflection is soft, yet every
    ray that leaves it still counts as singular: `softbox` sends no light along such rays.
    """
    made = bpy.data.materials.new("floor")
    made.cycles.sample_as_light = False  # lights are chosen by area: the huge floor would take every sample
    made.use_nodes = True
    nodes, link = made.node_tree.nodes, made.node_tree.links.new
    nodes.clear()

    def node(kind, **settings):
        new = nodes.new("ShaderNode" + kind)
        for key, value in settings.items():
            setattr(new, key, value)
        return new

    place, dice, scatter, turned = node("NewGeometry"), node("TexWhiteNoise"), node("VectorMath", operation="MULTIPLY_ADD"), node("VectorMath", operation="NORMALIZE")
    upward = node("VectorMath", operation="ADD")
    scatter.inputs[1].default_value = (haze, haze, 0)
    scatter.inputs[2].default_value = (-haze / 2, -haze / 2, 0)
    link(place.outputs["Position"], dice.inputs["Vector"])
    link(dice.outputs["Color"], scatter.inputs[0])
    link(scatter.outputs["Vector"], upward.inputs[0])
    link(place.outputs["Normal"], upward.inputs[1])
    link(upward.outputs["Vector"], turned.inputs[0])
    mirror = node("BsdfGlossy", distribution="SHARP")
    mirror.inputs["Color"].default_value = (0.9, 0.9, 0.95, 1)
    link(turned.outputs["Vector"], mirror.inputs["Normal"])
    body, skin, grazing = node("BsdfDiffuse"), node("MixShader"), node("Fresnel")
    body.inputs["Color"].default_value = (*at_hour((0.0042, 0.0042, 0.0048), (0.66, 0.605, 0.52)), 1)
    grazing.inputs["IOR"].default_value = at_hour(1.5, 1.1)
    link(grazing.outputs["Fac"], skin.inputs["Fac"])
    link(body.outputs["BSDF"], skin.inputs[1])
    link(mirror.outputs["BSDF"], skin.inputs[2])
    distance, fade, void, whole = node("VectorMath", operation="LENGTH"), node("MapRange", interpolation_type="SMOOTHERSTEP"), node("Emission"), node("MixShader")
    void.inputs["Color"].default_value = (*at_hour(NIGHT_AIR, DAY_AIR), 1)
    fade.inputs["From Min"].default_value, fade.inputs["From Max"].default_value = radius * 0.25, radius
    link(place.outputs["Position"], distance.inputs[0])
    link(distance.outputs["Value"], fade.inputs["Value"])
    link(fade.outputs["Result"], whole.inputs["Fac"])
    link(skin.outputs["Shader"], whole.inputs[1])
    link(void.outputs["Emission"], whole.inputs[2])
    link(whole.outputs["Shader"], node("OutputMaterial").inputs["Surface"])
    return made


def _uneven(material, shader, roughness, scale=4.0, spread=0.05):
    """Vary the roughness a little: a perfectly even gloss is what makes a picture look computed."""
    nodes, link = material.node_tree.nodes, material.node_tree.links.new
    place = nodes.new("ShaderNodeNewGeometry")
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = 5
    spreaded = nodes.new("ShaderNodeMapRange")
    spreaded.inputs["To Min"].default_value = roughness - spread
    spreaded.inputs["To Max"].default_value = roughness + spread
    link(place.outputs["Position"], noise.inputs["Vector"])
    link(noise.outputs["Fac"], spreaded.inputs["Value"])
    link(spreaded.outputs["Result"], shader.inputs["Roughness"])


def material(name, color, metallic=0.0, roughness=0.4, emission=0.0, coat=0.0, even=False):
    """A material by name, made the first time it is asked for."""
    known = bpy.data.materials.get(name)
    if known:
        return known
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*color, 1)
    shader.inputs["Metallic"].default_value = metallic
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Clearcoat"].default_value = coat
    shader.inputs["Clearcoat Roughness"].default_value = 0.08
    if emission:
        shader.inputs["Emission"].default_value = (*color, 1)
        shader.inputs["Emission Strength"].default_value = emission
    elif not even:
        _uneven(made, shader, roughness)
    return made


def gold():
    return material("gold", (0.80, 0.47, 0.115), 1, 0.25)


def pale_gold():
    return material("pale gold", (0.92, 0.68, 0.28), 1, 0.2)


def deep_gold():
    return material("deep gold", (0.56, 0.30, 0.06), 1, 0.36)


def black():
    """Lacquered black, by day limestone: the body of almost everything."""
    return at_hour(lacquer, limestone)()


def lacquer():
    """Black at every hour: a pen, the rim of a display."""
    return material("lacquer", (0.009, 0.009, 0.0105), 0, 0.3, coat=0.6)


def limestone():
    return material("limestone", (0.44, 0.365, 0.27), 0, 0.6)


def plaster():
    return material("plaster", (0.70, 0.65, 0.575), 0, 0.7)


def satin():
    """Blackened steel, a little lighter than the lacquer and softer in its reflections; by day plaster."""
    return plaster() if _is_day else material("satin", (0.045, 0.045, 0.05), 1, 0.42)


def stone():
    return limestone() if _is_day else material("stone", (0.022, 0.022, 0.024), 0, 0.55)


def seam():
    """The only thing that shines by itself: for thin lines, never for faces."""
    return material("seam", (1.0, 0.56, 0.17), 0, 0.5, emission=1.6)


def screen(path, strength=1.0):
    """A display: glass over the picture at `path`."""
    return screen_of(bpy.data.images.load(path), strength)


def screen_of(image, strength=1.0):
    """Glass over `image`, which shines."""
    made = bpy.data.materials.new("screen")
    made.use_nodes = True
    nodes, link = made.node_tree.nodes, made.node_tree.links.new
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (0.004, 0.004, 0.005, 1)
    shader.inputs["Roughness"].default_value = 0.22
    shader.inputs["Specular"].default_value = 0.12
    picture = nodes.new("ShaderNodeTexImage")
    picture.image = image
    picture.extension = "EXTEND"
    link(picture.outputs["Color"], shader.inputs["Emission"])
    shader.inputs["Emission Strength"].default_value = strength
    return made


def finish(thing, look, bevel=0.03, segments=3):
    """Give a solid its material, rounded edges (`bevel` wide) and smooth shading."""
    thing.data.materials.append(look)
    if bevel:
        rounding = thing.modifiers.new("bevel", "BEVEL")
        rounding.width = bevel
        rounding.segments = segments
        rounding.limit_method = "ANGLE"
        rounding.harden_normals = True
    for face in thing.data.polygons:
        face.use_smooth = True
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(35)
    return thing


def box(at, size, look, bevel=0.03, turn=(0, 0, 0), segments=3):
    """A block centred at `at`. `turn` is Euler angles, or one angle about the vertical."""
    turn = turn if isinstance(turn, tuple) else (0, 0, turn)
    bpy.ops.mesh.primitive_cube_add(size=1, location=at, rotation=turn)
    bpy.context.object.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    return finish(bpy.context.object, look, bevel, segments)


def cylinder(at, radius, height, look, bevel=0.03, turn=(0, 0, 0), sides=128):
    bpy.ops.mesh.primitive_cylinder_add(vertices=sides, radius=radius, depth=height, location=at, rotation=turn)
    return finish(bpy.context.object, look, bevel)


def between(start, end, radius, look, taper=None, sides=32):
    """A rod from `start` to `end`; with `taper`, the radius at its end."""
    start, end = Vector(start), Vector(end)
    axis = end - start
    bpy.ops.mesh.primitive_cone_add(
        vertices=sides, radius1=radius, radius2=radius if taper is None else taper, depth=axis.length,
        location=(start + end) / 2, rotation=axis.to_track_quat("Z", "Y").to_euler())
    return finish(bpy.context.object, look, 0)


def ring(at, radius, thickness, look, turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_torus_add(major_radius=radius, minor_radius=thickness, major_segments=220,
                                     minor_segments=28, location=at, rotation=turn)
    return finish(bpy.context.object, look, 0)


def ball(at, radius, look):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=72, ring_count=36, radius=radius, location=at)
    return finish(bpy.context.object, look, 0)


def solid(outline, height, look, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.02):
    """Raise the closed `outline` (points x, y) by `height`."""
    mesh = bpy.data.meshes.new("solid")
    count = len(outline)
    low = [(x, y, 0) for x, y in outline]
    high = [(x, y, height) for x, y in outline]
    sides = [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
    mesh.from_pydata(low + high, [], [tuple(reversed(range(count))), tuple(range(count, 2 * count))] + sides)
    thing = bpy.data.objects.new("solid", mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.rotation_euler = at, turn
    return finish(thing, look, bevel)


def lathe(profile, look, at=(0, 0, 0), turn=(0, 0, 0), steps=128):
    """Turn `profile` (points radius, height; from bottom to top) about the vertical."""
    mesh = bpy.data.meshes.new("lathe")
    points = [(r * math.cos(a), r * math.sin(a), z) for r, z in profile
              for a in (k * math.tau / steps for k in range(steps))]
    faces = [(row * steps + k, row * steps + (k + 1) % steps, (row + 1) * steps + (k + 1) % steps, (row + 1) * steps + k)
             for row in range(len(profile) - 1) for k in range(steps)]
    mesh.from_pydata(points, [], faces)
    thing = bpy.data.objects.new("lathe", mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.rotation_euler = at, turn
    return finish(thing, look, 0)


def wire(points, radius, look, closed=False):
    """A round wire through `points`."""
    curve = bpy.data.curves.new("wire", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 6
    curve.use_fill_caps = True
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for point, place in zip(spline.points, points):
        point.co = (*place, 1)
    spline.use_cyclic_u = closed
    spline.use_smooth = True
    thing = bpy.data.objects.new("wire", curve)
    bpy.context.scene.collection.objects.link(thing)
    curve.materials.append(look)
    return thing


def copy(thing, at, stretch=(1, 1, 1)):
    """Another `thing` at `at` that shares its mesh: thousands of small parts cost almost nothing."""
    twin = thing.copy()
    twin.location, twin.scale = at, stretch
    bpy.context.scene.collection.objects.link(twin)
    return twin


def group(things, at=(0, 0, 0), turn=(0, 0, 0)):
    """Move and turn several things as one."""
    handle = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(handle)
    for thing in things:
        thing.parent = handle
    handle.location, handle.rotation_euler = at, turn
    return handle


def softbox(at, aim, width, power, color=WARM, height=None):
    """A rectangular light of `power` watts, unseen by the camera and by the mirror of the floor.

    It is a shining panel and not a lamp, because only a surface can tell by which ray it is met.
    """
    height = height or width
    shine = bpy.data.materials.new("softbox")
    shine.use_nodes = True
    nodes, link = shine.node_tree.nodes, shine.node_tree.links.new
    nodes.clear()
    emission, ray, place = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeLightPath"), nodes.new("ShaderNodeNewGeometry")
    behind, strength = nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeMath")
    behind.operation, strength.operation = "MAXIMUM", "MULTIPLY_ADD"
    radiance = power * at_hour(1, 0.5) / (4 * width * height)
    strength.inputs[1].default_value, strength.inputs[2].default_value = -radiance, radiance
    emission.inputs["Color"].default_value = (*color, 1)
    link(ray.outputs["Is Singular Ray"], behind.inputs[0])
    link(place.outputs["Backfacing"], behind.inputs[1])
    link(behind.outputs["Value"], strength.inputs[0])
    link(strength.outputs["Value"], emission.inputs["Strength"])
    link(emission.outputs["Emission"], nodes.new("ShaderNodeOutputMaterial").inputs["Surface"])
    mesh = bpy.data.meshes.new("softbox")
    w, h = width / 2, height / 2
    mesh.from_pydata([(-w, -h, 0), (-w, h, 0), (w, h, 0), (w, -h, 0)], [], [(0, 1, 2, 3)])
    mesh.materials.append(shine)
    thing = bpy.data.objects.new("softbox", mesh)
    thing.location = at
    thing.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = False
    bpy.context.scene.collection.objects.link(thing)
    return thing


def lamp(at, aim, size, power, color=WARM):
    """A small square lamp for the inside of things. Unlike a softbox it is sampled well however small it is."""
    light = bpy.data.lights.new("lamp", "AREA")
    light.energy, light.size, light.color = power, size, color
    thing = bpy.data.objects.new("lamp", light)
    thing.location = at
    thing.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)
    return thing


def rim(at, aim, width, power, height=4.0):
    """The cool light from behind, which draws the edges."""
    return softbox(at, aim, width, power, COOL, height)


def camera(eye, aim, lens=50, focus=None, fstop=2.0):
    """Place the camera; the point `focus` (or `aim`) is sharp. `lens` in millimetres on full frame."""
    data = bpy.data.cameras.new("camera")
    thing = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    thing.location = eye
    view = Vector(aim) - Vector(eye)
    thing.rotation_euler = view.to_track_quat("-Z", "Y").to_euler()
    data.lens = lens
    data.dof.use_dof = True
    data.dof.focus_distance = (Vector(focus or aim) - Vector(eye)).dot(view.normalized())
    data.dof.aperture_fstop = fstop
    data.dof.aperture_blades = 9
    return thing


def melt(top, bottom):
    """Let the frame melt into the page, black or white, over these shares of its height; `develop` does it."""
    scene = bpy.context.scene
    scene["melt"] = (top, bottom)
    scene["page"] = at_hour(0.0, 1.0)
