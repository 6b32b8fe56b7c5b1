/** Contrast by WCAG 2.2 (1.4.3 and 1.4.11), of sRGB colours with channels of 0 to 255. */

/** How much light a channel gives, from 0 to 1. */
function lightOf(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** That of the channels of pixels, of which a picture has millions. */
const lightOfByte = Array.from({ length: 256 }, (_, channel) => lightOf(channel));

/** Relative luminance, from 0 for black to 1 for white. */
export function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const light = (channel: number) => lightOfByte[channel] ?? lightOf(channel);
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
}

/** The contrast ratio of two opaque colours, from 1 to 21. */
export function contrast(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
