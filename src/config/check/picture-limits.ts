import { mostPixels, type ReadPicture } from '../pictures/read-picture.ts';

type Picture = Extract<ReadPicture, { kind: 'picture' }>;

const mostBytes = 10_000_000;
/** Pixels of one side. */
const longestSide = 16_000;
/** Enough for every screen: no version is wider. */
const wideEnough = 2000;

const formatMegabytes = (bytes: number): string => `${Number((bytes / 1e6).toFixed(1))} MB`;
const format = new Intl.NumberFormat('en-AU').format;

/** Why a picture is too large to be converted, and what to do; null where it is not. */
export function suggestSmaller(
  address: string,
  { size, resizable, bytes }: Picture & { bytes: number },
): string | null {
  const advice = resizable
    ? `Save it ${format(wideEnough)} pixels wide: no screen needs more.`
    : 'Save it smaller.';
  if (bytes > mostBytes)
    return `expected a picture of at most ${formatMegabytes(mostBytes)}, found "${address}" with ${formatMegabytes(bytes)}\n${advice}`;
  const { width, height } = size ?? { width: 0, height: 0 };
  return resizable && (Math.max(width, height) > longestSide || width * height > mostPixels)
    ? `expected a picture of at most ${format(mostPixels / 1e6)} million pixels, ${format(longestSide)} a side, found "${address}" with ${format(width)} × ${format(height)}\n${advice}`
    : null;
}

/** Why a picture will look blurred where it is shown, and what to do; null where it will not. */
export function suggestLarger(address: string, picture: ReadPicture | null, wanted: number): string | null {
  const width = picture?.kind === 'picture' && picture.resizable ? picture.size?.width : undefined;
  return width !== undefined && width < wanted
    ? `found "${address}", which is ${format(width)} pixels wide and is shown wider: it will look blurred\nSave it at least ${format(wanted)} pixels wide.`
    : null;
}
