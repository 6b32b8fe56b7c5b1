"""From a scene to a finished frame: two half renders, denoising, a trace of lens glow, the film curve."""
import os
import sys
import tempfile

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from denoise import blur, calm_fireflies, denoise

SURFACES = ("Denoising Normal", "Denoising Albedo")

# The light that the film curve shows as pure black and pure white.
FILM_BLACK, FILM_WHITE = 1e-4, 20.0


def set_up(width, height, samples):
    """Renderer settings shared by all pictures. Clamping and the missing caustics are for the noise.

    The direct clamp also smooths edges: a pixel that a lamp of 50 touches by a tenth would be as white as
    its neighbour, and the edge a staircase.
    """
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = False
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 4, 1.5
    cycles.blur_glossy = 1.0
    cycles.max_bounces = 5
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "High Contrast"


def _keep_surfaces(folder):
    """Have the compositor write what the camera saw of the surfaces into `folder`, one file per pass."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, whole, files = (tree.nodes.new("CompositorNode" + kind) for kind in ("RLayers", "Composite", "OutputFile"))
    tree.links.new(layers.outputs["Image"], whole.inputs[0])
    files.base_path = folder
    files.format.file_format, files.format.color_mode, files.format.color_depth = "OPEN_EXR", "RGB", "32"
    files.file_slots.clear()
    for name in SURFACES:
        files.file_slots.new(name)
        tree.links.new(layers.outputs[name], files.inputs[-1])


def _read(path):
    """The pixels of the EXR at `path` (height x width x 3), which is removed."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(path)
    return pixels.reshape(height, width, 4)[..., :3]


def _half(folder, seed):
    """Render once and return the light of each pixel (linear) and its surface (direction and colour)."""
    scene = bpy.context.scene
    scene.cycles.seed = seed
    scene.render.image_settings.file_format = "OPEN_EXR"
    scene.render.image_settings.color_depth = "32"
    scene.render.filepath = os.path.join(folder, "light.exr")
    bpy.ops.render.render(write_still=True)
    normal, colour = (_read(os.path.join(folder, "%s%04d.exr" % (name, scene.frame_current))) for name in SURFACES)
    return _read(scene.render.filepath), np.concatenate([normal / 2, np.sqrt(colour.clip(0, 1))], axis=2)


def _glow(picture, amount):
    """Add what a real lens scatters around its highlights: wide and paler than they, or it reads as a halo."""
    # By brightness and not by channel, or the glow of gold would be red.
    level = picture.max(axis=2, keepdims=True)
    bright = picture * (np.maximum(level - 0.6, 0) / np.maximum(level, 1e-4)).clip(0, 1)
    bright = bright.clip(0, 4)
    bright = (bright + bright.mean(axis=2, keepdims=True)) / 2
    unit = max(2, picture.shape[1] // 160)
    veil = bright
    for size in (unit, unit * 2, unit * 4):
        veil = blur(blur(veil, size), size)
        picture = picture + amount * veil
    return picture


def _melt(picture):
    """Lead the upper and the lower edge of `picture` to the colour of the page, if the scene asks for it.

    In stops of light and not in light, as the eye sees it: up to what the film curve shows as white, or black.
    """
    scene = bpy.context.scene
    if "melt" not in scene:
        return picture
    height = picture.shape[0]  # the first row is the lowest
    rows = (np.arange(height) + 0.5) / height
    top, bottom = scene["melt"]
    share = np.maximum(1 - rows / bottom, 1 - (1 - rows) / top).clip(0, 1)
    share = (share * share * (3 - 2 * share))[:, None, None]
    page = FILM_WHITE if scene["page"] else FILM_BLACK
    return np.maximum(picture, FILM_BLACK) ** (1 - share) * page ** share


def develop(path, width, height, samples, glow=0.012):
    """Render the current scene and save it as a PNG at `path`."""
    set_up(width, height, max(8, samples // 2))
    with tempfile.TemporaryDirectory() as folder:
        _keep_surfaces(folder)
        lights, surfaces = zip(*(_half(folder, seed) for seed in (1, 2)))
    # Weights are measured on square roots: close to what the eye sees, and kind to the shadows.
    roots = [np.sqrt(half) for half in calm_fireflies(*(np.maximum(light, 0) for light in lights))]
    picture = _melt(_glow(denoise(roots, surfaces) ** 2, glow))
    scene = bpy.context.scene
    image = bpy.data.images.new("picture", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    alpha = np.ones((height, width, 1), np.float32)
    image.pixels.foreach_set(np.concatenate([picture, alpha], axis=2).astype(np.float32).ravel())
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.image_settings.color_depth = "16"  # export.mjs rounds to 8
    image.save_render(path, scene=scene)
