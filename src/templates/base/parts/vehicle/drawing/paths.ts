export const round = (value: number): number => Math.round(value * 10) / 10;

export const circle = (x: number, y: number, radius: number): string =>
  `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(radius)} 0 1 0 ${round(2 * radius)} 0a${round(radius)} ${round(radius)} 0 1 0 ${round(-2 * radius)} 0z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

/** Path data of points `x y` in hundredths of width and height, such as 'M0 0L50 100z', in units of the drawing. */
export const stretch = (data: string, width: number, height: number): string =>
  data.replaceAll(
    /(?<![\d.])([\d.]+) ([\d.]+)/g,
    (_, x: string, y: string) => `${round((Number(x) * width) / 100)} ${round((Number(y) * height) / 100)}`,
  );
