"""Dual-buffer non-local means for rendered pictures (after Rousselle, Knaus and Zwicker, 2012).

Debian's Blender is built without a denoiser. The same frame rendered twice with different seeds tells
the noise of every pixel: half the squared difference of the two is its variance. Each half is then
averaged with weights measured on the other, so that no pixel justifies its own noise.
"""
import numpy as np


def blur(plane, radius):
    """Box blur of the first two axes, `radius` pixels to each side, edges repeated."""
    for axis in (0, 1):
        pad = [(0, 0)] * plane.ndim
        pad[axis] = (radius + 1, radius)
        total = np.cumsum(np.pad(plane, pad, mode="edge"), axis=axis, dtype=np.float64)
        size = plane.shape[axis]
        upper = np.take(total, range(2 * radius + 1, 2 * radius + 1 + size), axis=axis)
        lower = np.take(total, range(0, size), axis=axis)
        plane = ((upper - lower) / (2 * radius + 1)).astype(np.float32)
    return plane


def calm_fireflies(picture):
    """Replace pixels far brighter than all their neighbours but one: a hot pixel stands alone, a fine line goes on."""
    height, width, _ = picture.shape
    padded = np.pad(picture, ((1, 1), (1, 1), (0, 0)), mode="edge")
    around = np.stack([padded[y:y + height, x:x + width] for y in range(3) for x in range(3) if (x, y) != (1, 1)])
    limit = np.partition(around, 6, axis=0)[6]
    return np.where(picture > 2.5 * limit + 0.02, limit, picture)


def denoise(first, second, window=6, patch=2, strength=0.6):
    """Combine two half renders (height x width x 3, display-like values) into one quiet picture.

    `window` and `patch` are radii in pixels; `strength` is how many standard deviations apart two
    patches may be and still count as the same thing.
    """
    height, width, _ = first.shape
    variance = blur(((first - second) ** 2 / 2).mean(axis=2), 4) + 1e-7
    total = [np.zeros_like(first), np.zeros_like(second)]
    weights = [np.zeros((height, width), np.float32) for _ in range(2)]
    pad = ((window, window), (window, window), (0, 0))
    shifted = [np.pad(half, pad, mode="reflect") for half in (first, second)]
    noise = np.pad(variance, pad[:2], mode="reflect")
    # Every second neighbour is enough: half as far apart they would nearly all tell the same.
    for dy in range(-window, window + 1, 2):
        for dx in range(-window, window + 1, 2):
            rows, columns = slice(window + dy, window + dy + height), slice(window + dx, window + dx + width)
            there = noise[rows, columns]
            expected = variance + np.minimum(variance, there)
            for k, guide in ((0, second), (1, first)):
                difference = ((guide - shifted[1 - k][rows, columns]) ** 2).mean(axis=2) - expected
                distance = blur(difference / (1e-8 + strength ** 2 * (variance + there)), patch)
                weight = np.exp(-np.maximum(distance, 0))
                total[k] += weight[..., None] * shifted[k][rows, columns]
                weights[k] += weight
    return (total[0] / weights[0][..., None] + total[1] / weights[1][..., None]) / 2
