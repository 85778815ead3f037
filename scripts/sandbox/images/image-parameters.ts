import * as v from 'valibot';

const formats = ['auto', 'webp', 'jpeg'] as const;

export type ImageFormat = 'webp' | 'jpeg';

export interface ImageParameters {
  /** Pixels, one of a fixed ladder. */
  readonly width: number;
  /** Pixels; when given the picture is cropped to it, else the frame's own ratio stays. */
  readonly height: number | undefined;
  /** 1…100. */
  readonly quality: number;
  readonly format: (typeof formats)[number];
}

/** Widths that are made. A width between two of them gets the next larger, so that caches stay small. */
const widths = [
  16, 32, 64, 96, 128, 160, 200, 240, 320, 400, 480, 560, 640, 720, 800, 960, 1080, 1200, 1440, 1600, 1920,
  2400,
];

const pixels = (name: string) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/, `${name} must be a whole number of pixels`), v.transform(Number));

const qualityProblem = 'quality must be a whole number from 1 to 100';

/** Parameters of other names are left alone: pages use them to tell pictures apart. */
const querySchema = v.object({
  width: v.optional(pixels('width'), '1200'),
  height: v.optional(v.pipe(pixels('height'), v.minValue(1, 'height must be at least 1'))),
  quality: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, qualityProblem),
      v.transform(Number),
      v.minValue(1, qualityProblem),
      v.maxValue(100, qualityProblem),
    ),
    '75',
  ),
  format: v.optional(v.picklist(formats, `format must be one of ${formats.join(', ')}`), 'auto'),
  fit: v.optional(v.literal('cover', 'fit must be cover')),
});

/**
 * Parses the query of a picture URL. Width is clamped to 16…2400 and snapped up to a made width; height follows it.
 * Returns the first problem in words when a parameter is wrong.
 */
export function parseImageParameters(query: Record<string, string>): ImageParameters | { problem: string } {
  const result = v.safeParse(querySchema, query);
  if (!result.success) return { problem: result.issues[0].message };
  const { width, height, quality, format } = result.output;
  const asked = Math.min(2400, Math.max(16, width));
  const snapped = widths.find((candidate) => candidate >= asked) ?? 2400;
  const scaled = height === undefined ? undefined : Math.round((height * snapped) / Math.max(1, width));
  return {
    width: snapped,
    height: scaled === undefined ? undefined : Math.min(2400, Math.max(1, scaled)),
    quality,
    format,
  };
}

/**
 * The format to send. `auto` is WebP for browsers that name it in `Accept`, else JPEG. There is no AVIF: of these drawn pictures
 * it makes larger files than WebP at the same quality, no page asks for it, and a large one keeps a core busy for seconds.
 */
export function resolveFormat(format: ImageParameters['format'], accept: string | undefined): ImageFormat {
  if (format !== 'auto') return format;
  return accept?.includes('image/webp') === true ? 'webp' : 'jpeg';
}
