"""Dual-buffer non-local means for rendered pictures (after Rousselle, Knaus and Zwicker, 2012 and 2013).

Debian's Blender is built without a denoiser. The same frame rendered twice with different seeds tells
the noise of every pixel: half the squared difference of the two is its variance. Each half is then
averaged with weights measured on the other, so that no pixel justifies its own noise. Beside its light
each half brings what the camera saw there (direction and colour of the surfaces), which has far less
noise: two pixels of different surfaces are never averaged, however alike their light may be.
"""
import numpy as np

STRIP = 48  # rows worked on at a time: small enough to stay in the cache of the processor


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


def calm_fireflies(first, second):
    """Take from each half the pixels that are far brighter than all about them in the other half.

    A line or an edge is in both halves, however fine; a lucky ray is only in one.
    """
    def brightest_near(picture):
        height, width, _ = picture.shape
        padded = np.pad(picture, ((1, 1), (1, 1), (0, 0)), mode="edge")
        return np.max([padded[y:y + height, x:x + width] for y in range(3) for x in range(3)], axis=0)

    limits = [1.5 * brightest_near(half) + 0.01 for half in (second, first)]
    return [np.minimum(half, limit) for half, limit in zip((first, second), limits)]


def neighbours(core, reach, count):
    """Offsets to look at: all within `core` pixels, and `count` more scattered over a disc of radius `reach`.

    Scattered and not on a lattice, because a lattice shows: as the weave of a cloth over even faces.
    """
    offsets = {(y, x) for y in range(-core, core + 1) for x in range(-core, core + 1)}
    golden = np.pi * (3 - 5 ** 0.5)
    for k in range(count):
        radius = core + (reach - core) * ((k + 0.5) / count) ** 0.5
        offsets.add((round(radius * np.sin(k * golden)), round(radius * np.cos(k * golden))))
    return sorted(offsets)


def _patch(plane, radius):
    """Mean over the patch about every pixel of `plane`, which shrinks by `radius` on each side."""
    size, height, width = 2 * radius + 1, plane.shape[0] - 2 * radius, plane.shape[1] - 2 * radius
    rows = plane[0:height].copy()
    for k in range(1, size):
        rows += plane[k:k + height]
    total = rows[:, 0:width].copy()
    for k in range(1, size):
        total += rows[:, k:k + width]
    return total / size ** 2


def _apart(planes, others):
    """Mean squared difference of two pictures, plane by plane (far faster than over a last axis of three)."""
    total = 0
    for one, other in zip(planes, others):
        difference = one - other
        difference *= difference
        total = total + difference
    return total / len(planes)


def denoise(light, surfaces, core=3, reach=9, count=110, patch=2, strength=0.85, care=1.5):
    """Combine two half renders into one quiet picture (height x width x 3).

    `light` holds the two halves in display-like values, `surfaces` their features (any number of
    channels of about unit size). Radii are in pixels; `strength` is how many standard deviations apart
    two patches may be and still count as the same thing, `care` the same for the surfaces.
    """
    def planes(picture):
        return np.ascontiguousarray(np.pad(picture, pad, mode="reflect").transpose(2, 0, 1), np.float32)

    def variance(pair, floor):
        return np.pad(blur(_apart(pair[0].transpose(2, 0, 1), pair[1].transpose(2, 0, 1)) / 2, 2) + np.float32(floor), pad[:2], mode="reflect")

    height, width, _ = light[0].shape
    edge = reach + patch
    pad = ((edge, edge), (edge, edge), (0, 0))
    noise, doubt = variance(light, 1e-7), variance(surfaces, 4e-5)
    halves, calm = [planes(half) for half in light], planes((surfaces[0] + surfaces[1]) / 2)
    offsets = neighbours(core, reach, count)
    result = np.empty((height, width, 3), np.float32)
    for top in range(0, height, STRIP):
        rows = min(STRIP, height - top)

        def cut(plane, dy=0, dx=0, margin=0):
            return plane[..., top + edge + dy - margin:top + edge + dy + rows + margin, edge + dx - margin:edge + dx + width + margin]

        total = [np.zeros((3, rows, width), np.float32) for _ in range(2)]
        weights = [np.zeros((rows, width), np.float32) for _ in range(2)]
        here, here_doubt, here_calm = cut(noise, margin=patch), cut(doubt), cut(calm)
        for dy, dx in offsets:
            there = cut(noise, dy, dx, patch)
            scale = 1 / (1e-8 + strength ** 2 * (here + there))
            expected = here + np.minimum(here, there)
            strange = _apart(here_calm, cut(calm, dy, dx)) / (care ** 2 * (here_doubt + cut(doubt, dy, dx))) - 1
            for k in range(2):
                guide = halves[1 - k]
                difference = _apart(cut(guide, margin=patch), cut(guide, dy, dx, patch))
                distance = np.maximum(_patch((difference - expected) * scale, patch), strange)
                weight = np.exp(-np.maximum(distance, 0))
                total[k] += weight * cut(halves[k], dy, dx)
                weights[k] += weight
        result[top:top + rows] = (sum(t / w for t, w in zip(total, weights)) / 2).transpose(1, 2, 0)
    return result
