/** Contrast by WCAG 2.2 (1.4.3 and 1.4.11), of sRGB colours with channels of 0 to 255. */

/** Relative luminance, from 0 for black to 1 for white. */
export function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two opaque colours, from 1 to 21. */
export function contrast(one: readonly number[], other: readonly number[]): number {
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [
    number,
    number,
  ];
  return (high + 0.05) / (low + 0.05);
}
