import sharp, { type OverlayOptions } from 'sharp';
import { openGraphSize, type OpenGraphCard } from '#domain/page/open-graph.ts';
import type { PictureSize } from '../../../outside-pictures/picture-size.ts';
import { drawText, positionText, type TextBlock } from './text-block.ts';

const { width, height } = openGraphSize;
/** The photo is on the left, nearly as wide as photos are, so that no car loses its wheels. */
const stage = 800;
const stripe = 8;
const panel = { left: stage + stripe, width: width - stage - stripe, padding: 36, top: 44, bottom: 40 };
const words = panel.width - 2 * panel.padding;
const plate = { height: 112 };
/** The photo fills its place. */
export const photoSize: PictureSize = { width: stage, height, fit: 'cover' };
/** A logo stands whole in its place. */
export const logoSize: PictureSize = { width: words, height: 64, fit: 'inside' };

const rectangle = (
  colour: string,
  left: number,
  top: number,
  wide: number,
  high: number,
): OverlayOptions => ({
  input: { create: { width: wide, height: high, channels: 3, background: colour } },
  left,
  top,
});

/** Puts blocks under each other, each with the gap above it. */
function stack(blocks: readonly [gap: number, block: TextBlock][], top: number): OverlayOptions[] {
  let at = top;
  return blocks.map(([gap, block]) => {
    const placed = positionText(block, panel.left + panel.padding, at + gap);
    at += gap + block.height;
    return placed;
  });
}

/** Name, price, and right under the price what it includes (LEGAL 1). */
async function drawFacts({ title, price, colours }: OpenGraphCard): Promise<OverlayOptions[]> {
  const style = { colour: colours.onSurface, width: words };
  const [name, amount, type] = await Promise.all([
    drawText(title, { ...style, sizes: [45, 39, 33, 28], height: 236 }),
    price && drawText(price.amount, { ...style, sizes: [68, 58, 48, 38], height: 92 }),
    price?.type ? drawText(price.type, { ...style, sizes: [29, 26, 23], height: 64 }) : null,
  ]);
  const blocks: [number, TextBlock | null][] = [
    [0, name],
    [40, amount],
    [16, type],
  ];
  return stack(
    blocks.flatMap(([gap, block]): [number, TextBlock][] => (block ? [[gap, block]] : [])),
    panel.top,
  );
}

/** The dealer at the foot of the panel. */
async function drawDealer({ subtitle, colours }: OpenGraphCard): Promise<OverlayOptions[]> {
  const style = { colour: colours.onSurface, width: words, height: 64 } as const;
  const name = await drawText(subtitle, { ...style, sizes: [27, 24, 21, 18] });
  return [positionText(name, panel.left + panel.padding, height - panel.bottom - name.height)];
}

/** The dealer's logo at the foot of the panel, on white, for which logos are made. */
async function placeLogo(logo: Buffer): Promise<OverlayOptions[]> {
  const drawn = await sharp(logo).metadata();
  return [
    rectangle('#ffffff', panel.left, height - plate.height, panel.width, plate.height),
    {
      input: logo,
      left: panel.left + panel.padding,
      top: height - Math.round((plate.height + drawn.height) / 2),
    },
  ];
}

/** Where there is no photo: the dealer's name, large, on its own colour. */
async function drawName({ dealer, colours }: OpenGraphCard): Promise<OverlayOptions[]> {
  const name = await drawText(dealer, {
    ...{ colour: colours.onBrand, sizes: [92, 76, 60, 46] },
    ...{ width: stage - 128, height: height - 160 },
  });
  return [positionText(name, (stage - name.width) / 2, (height - name.height) / 2)];
}

/** What a card needs from elsewhere, as `drawPicture` has drawn it; null where there is none or it could not be had. */
export interface CardPictures {
  /** Of `photoSize`. */
  photo: Buffer | null;
  /** Of `logoSize`. */
  logo: Buffer | null;
}

/** Draws a card as a JPEG of 1200 × 630 pixels: the photo, beside it name, price and dealer. */
export async function drawCard(
  card: OpenGraphCard,
  { photo, logo }: CardPictures,
  quality: number,
): Promise<Buffer> {
  const { colours } = card;
  const overlays = await Promise.all([
    photo ? [] : drawName(card),
    drawFacts(card),
    logo ? placeLogo(logo) : drawDealer(card),
  ]);
  const base = photo
    ? sharp(photo)
    : sharp({ create: { width: stage, height, channels: 3, background: colours.brand } });
  return await base
    .extend({ right: width - stage, background: colours.surface })
    .composite([
      rectangle(photo ? colours.brand : colours.onBrand, stage, 0, stripe, height),
      ...overlays.flat(),
    ])
    .jpeg({ quality })
    .toBuffer();
}
