/** The largest logo that a header draws, in pixels. */
const widest = 220;
const highest = 40;

/** How large a header draws a logo: whole, and never larger than it is. A known size keeps its place before it has come. */
export function fitLogo({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, widest / width, highest / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
