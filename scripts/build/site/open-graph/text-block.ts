import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { escapeMarkup } from '#domain/page/markup.ts';

const fontfile = fileURLToPath(new URL('fonts/archivo-bold.ttf', import.meta.url));

/** Words as pixels. */
export interface TextBlock {
  data: Buffer;
  width: number;
  height: number;
}

export interface TextStyle {
  /** `#rrggbb`. */
  colour: string;
  /** Sizes to try, in pixels, largest first; the first at which the words fit the box is taken. */
  sizes: readonly [number, ...number[]];
  width: number;
  height: number;
}

/** What is drawn of a text that nobody sees, such as a name of one Braille blank: a dot without colour. */
const blank: TextBlock = { data: Buffer.alloc(4), width: 1, height: 1 };
const isBlank = (text: string): boolean => !/(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Characters of a text: no card has room for more, and what fills thousands of lines cannot be drawn. */
const longest = 300;

async function draw(text: string, size: number, { colour, width }: TextStyle): Promise<TextBlock> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" size="${size * 1024}">${escapeMarkup(text)}</span>`,
      ...{ font: 'Archivo Bold', fontfile, width, wrap: 'word', rgba: true, dpi: 72 },
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

let fontIsLoaded: Promise<unknown> | undefined;

/** Two texts drawn at once for the first time would race for the font, and one of them get another. */
const loadFont = (): Promise<unknown> =>
  (fontIsLoaded ??= draw('a', 20, { colour: '#000000', sizes: [20], width: 100, height: 100 }));

const fits = (block: TextBlock, { width, height }: TextStyle): boolean =>
  block.width <= width && block.height <= height;

/** Words within a box; a line break stays. What does not fit at the smallest size loses its end. */
export async function drawText(given: string, style: TextStyle): Promise<TextBlock> {
  const text = given.slice(0, longest).toWellFormed();
  if (isBlank(text)) return blank;
  await loadFont();
  for (const size of style.sizes) {
    const block = await draw(text, size, style);
    if (fits(block, style)) return block;
  }
  const smallest = style.sizes.at(-1) ?? style.sizes[0];
  let words = text;
  for (;;) {
    words = words.slice(0, Math.floor(words.length * 0.85)).trimEnd();
    const block = await draw(`${words}…`, smallest, style);
    if (fits(block, style) || words.length < 8) return block;
  }
}

/** A block at its position on a picture. */
export const positionText = (
  { data, width, height }: TextBlock,
  left: number,
  top: number,
): OverlayOptions => ({
  input: data,
  raw: { width, height, channels: 4 },
  left: Math.round(left),
  top: Math.round(top),
});
