/**
 * How frames, masks and colours fit together, in linear light:
 * a frame shows the vehicle with paint that gives back no light, only its reflections, and
 * `picture = frame + albedo × paintLight`. Adding keeps dark paint clean; subtracting from a grey frame would not.
 * A mask stores `paintLight` as `sqrt(light / maskRange)` in 8-bit grey; black means no paint.
 */
/** The brightest paint light a mask can hold. */
export const maskRange = 2;

/** sRGB 0…1 to linear light 0…1 (IEC 61966-2-1). */
export function decodeSrgb(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Linear light 0…1 to sRGB 0…1 (IEC 61966-2-1). */
export function encodeSrgb(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}
