"""From a scene to a finished frame: two half renders, denoising, a trace of lens glow, the film curve."""
import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from denoise import blur, calm_fireflies, denoise


def set_up(width, height, samples):
    """Renderer settings shared by all pictures. Clamping and the missing caustics are for the noise."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.01
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 12, 1.5
    cycles.blur_glossy = 1.0
    cycles.max_bounces = 5
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "High Contrast"
    scene.view_settings.exposure = 0.22
    scene.render.dither_intensity = 1.0


def _half(path, seed):
    """Render once and return the light of each pixel (linear, height x width x 3)."""
    scene = bpy.context.scene
    scene.cycles.seed = seed
    scene.render.image_settings.file_format = "OPEN_EXR"
    scene.render.image_settings.color_depth = "32"
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Linear"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(path)
    return pixels.reshape(height, width, 4)[..., :3]


def _glow(picture, amount):
    """Add what a real lens scatters around its highlights."""
    # By brightness and not by channel, or the glow of gold would be red.
    level = picture.max(axis=2, keepdims=True)
    bright = picture * (np.maximum(level - 0.6, 0) / np.maximum(level, 1e-4)).clip(0, 1)
    bright = bright.clip(0, 4)
    unit = max(2, picture.shape[1] // 320)
    veil = bright
    for size in (unit, unit * 2, unit * 5):
        veil = blur(blur(veil, size), size)
        picture = picture + amount * veil
    return picture


def develop(path, width, height, samples, glow=0.06):
    """Render the current scene and save it as a PNG at `path`."""
    set_up(width, height, max(8, samples // 2))
    halves = [_half(path + ".%d.exr" % seed, seed) for seed in (1, 2)]
    # Weights are measured on square roots: close to what the eye sees, and kind to the shadows.
    roots = [np.sqrt(np.maximum(calm_fireflies(half), 0)) for half in halves]
    picture = _glow(denoise(*roots) ** 2, glow)
    scene = bpy.context.scene
    image = bpy.data.images.new("picture", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    alpha = np.ones((height, width, 1), np.float32)
    image.pixels.foreach_set(np.concatenate([picture, alpha], axis=2).astype(np.float32).ravel())
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.image_settings.color_depth = "8"
    image.save_render(path, scene=scene)
