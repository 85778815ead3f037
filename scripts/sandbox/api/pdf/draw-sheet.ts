import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { createQrCode } from '#domain/page/qr-code.ts';
import type { SheetText } from '#messages/page/print-sheet.ts';
import { sayBeside } from '#messages/vehicle/price.ts';
import { createPen, type Pen } from './pen.ts';

/** Points of an A4 page. */
const a4 = { width: 595.28, height: 841.89 };
const margin = 36;
const inner = a4.width - 2 * margin;
const right = a4.width - margin;
const codeSide = 70;
const picture = { width: 288, height: 192 };
/** The smaller pictures: so many fill a row, and fewer than `least` make none. */
const small = {
  least: 3,
  count: 5,
  gap: 8,
  width: (inner - 4 * 8) / 5,
  height: ((inner - 4 * 8) / 5) * (2 / 3),
};
const line = 8.5 * 1.32;
/** Of the comments, where there are pictures as well. */
const leastLines = 3;
const row = 13.2;
const featureRow = 11.4;

/** Name, price and the way to the live page, beside the picture where there is one. Answers where they end. */
function drawOffer(pen: Pen, sheet: SheetText, top: number, hasPicture: boolean): number {
  const x = hasPicture ? margin + picture.width + 18 : margin;
  const width = right - x;
  pen.write(sheet.condition, { x, y: top, width, most: 1 }, { size: 9, weight: 'bold' });
  let y = pen.write(sheet.name, { x, y: top + 16, width, most: 4 }, { size: 18, weight: 'bold' }) + 6;
  if (sheet.price) {
    const { was, amount, exGst, sale, isAmount } = sheet.price;
    const type = sayBeside(sheet.price);
    if (was) y = pen.write(`${was.label} ${was.amount}`, { x, y, width }, { size: 9 });
    y = pen.write(amount, { x, y, width }, { size: isAmount ? 22 : 14, weight: 'bold' });
    if (type) y = pen.write(type, { x, y, width }, { size: 10, weight: 'bold' });
    if (exGst) y = pen.write(exGst.without, { x, y, width }, { size: 10 });
    if (sale) y = pen.write(sale, { x, y, width }, { size: 9 });
    if (sheet.includes) y = pen.write(sheet.includes, { x, y: y + 2, width, most: 4 }, { size: 8.5 });
    if (sheet.note) y = pen.write(sheet.note, { x, y: y + 4, width, most: 3 }, { size: 8.5 });
  } else if (sheet.sold) {
    y = pen.write(sheet.sold, { x, y, width }, { size: 22, weight: 'bold' });
  }
  // Level with the foot of the picture, but never on the price.
  const codeTop = Math.max(hasPicture ? top + picture.height - codeSide : 0, y + 6);
  const code = createQrCode(sheet.url);
  if (code) pen.code(code, { x, y: codeTop, side: codeSide, url: sheet.url });
  const beside = { x: x + codeSide + 10, width: width - codeSide - 10 };
  const said = pen.write(sheet.scan, { ...beside, y: codeTop + 8 }, { size: 8.5 });
  pen.write(sheet.url.replace(/^https?:\/\//, ''), { ...beside, y: said + 2, most: 4 }, { size: 7 });
  return codeTop + codeSide;
}

function drawFacts(pen: Pen, facts: SheetText['facts'], top: number): number {
  const gap = 24;
  const width = (inner - gap) / 2;
  const ends = facts.map(({ heading, rows }, column) => {
    const x = margin + column * (width + gap);
    let y = pen.write(heading, { x, y: top, width }, { size: 10.5, weight: 'bold' }) + 2;
    for (const { label, value } of rows) {
      const named = pen.measure(label, { size: 8.5 }) + 8;
      const place = { y: y + 1, most: 1 };
      pen.write(label, { ...place, x, width }, { size: 8.5 });
      // No typeface of every reader has a star.
      if (/^★+$/.test(value)) pen.stars(value.length, { x: x + width, y: y + 9.5, size: 9 });
      else
        pen.write(
          value,
          { ...place, x: x + named, width: width - named, align: 'right' },
          { size: 8.5, weight: 'bold' },
        );
      pen.rule(x, y + row - 0.8, width, 0.5, '#bfbfbf');
      y += row;
    }
    return y;
  });
  return Math.max(top, ...ends) + 8;
}

function drawFeatures(pen: Pen, features: NonNullable<SheetText['features']>, top: number): number {
  const { heading, rows, more } = features;
  let y = pen.write(heading, { x: margin, y: top, width: inner }, { size: 10.5, weight: 'bold' }) + 2;
  const columns = 3;
  const width = inner / columns;
  const inColumn = Math.ceil(rows.length / columns);
  rows.forEach((row, index) =>
    pen.write(
      `• ${row}`,
      {
        x: margin + Math.floor(index / inColumn) * width,
        y: y + (index % inColumn) * featureRow,
        width: width - 8,
        most: 1,
      },
      { size: 8.5 },
    ),
  );
  y += inColumn * featureRow;
  return (more ? pen.write(more, { x: margin, y, width: inner }, { size: 8.5 }) : y) + 8;
}

function drawFoot(pen: Pen, sheet: SheetText): number {
  const [name = '', ...place] = sheet.location;
  const top = a4.height - margin - 74;
  pen.rule(margin, top, inner, 0.8);
  const about = { x: margin, width: inner };
  let y = pen.write(name, { ...about, y: top + 5, most: 1 }, { size: 9, weight: 'bold' });
  y = pen.write(place.join(' · '), { ...about, y, most: 2 }, { size: 8.5 });
  y = pen.write(sheet.asAt, { ...about, y, most: 2 }, { size: 8.5, weight: 'bold' });
  pen.write(sheet.disclaimer, { ...about, y: y + 1, most: 3 }, { size: 7, colour: '#404040' });
  return top;
}

/** The smaller pictures in one row, where they leave room for the dealer's words; answers where they end. */
function drawMore(pen: Pen, images: readonly Buffer[], top: number, rest: number): number {
  if (images.length < small.least || small.height + 10 > rest) return top;
  images.slice(0, small.count).forEach((image, index) =>
    pen.picture(image, {
      ...{ x: margin + index * (small.width + small.gap), y: top },
      ...{ width: small.width, height: small.height },
    }),
  );
  return top + small.height + 10;
}

/** Points that facts and features take, and the fewest lines of the comments. */
function measureRest({ facts, features, comments }: SheetText): number {
  const heading = 16;
  const rows = Math.max(0, ...facts.map((group) => group.rows.length));
  const listed = features ? heading + Math.ceil(features.rows.length / 3) * featureRow + 8 : 0;
  const more = features?.more ? line : 0;
  const said = comments ? heading + leastLines * line : 0;
  return heading + rows * row + 8 + listed + more + said;
}

/**
 * The PDF of a vehicle: what the print page shows, on one A4 page (PRINT-01).
 *
 * @param images JPEGs of three by two, the large one first
 * @param brand colour of the dealer, as #rrggbb
 */
export function drawSheet(sheet: SheetText, images: readonly Buffer[], brand: string): Promise<Buffer> {
  const document = new PDFDocument({
    ...{ size: [a4.width, a4.height], margin: 0, lang: 'en-AU', displayTitle: true },
    info: { Title: sheet.name, Author: sheet.dealer },
  });
  const pen = createPen(document);
  const header = { x: margin, y: margin, width: inner, most: 1 };
  pen.write(sheet.dealer, { ...header, y: margin - 3, width: inner * 0.6 }, { size: 15, weight: 'bold' });
  pen.write(new URL(sheet.url).host, { ...header, y: margin + 3, align: 'right' }, { size: 9 });
  pen.rule(margin, margin + 19, inner, 2.4, brand);
  const top = margin + 32;
  const [image, ...others] = images;
  if (image) pen.picture(image, { x: margin, y: top, ...picture });
  const end = drawOffer(pen, sheet, top, image !== undefined);
  const foot = drawFoot(pen, sheet);
  const pictured = drawMore(pen, others, end + 10, foot - end - 20 - measureRest(sheet));
  let y = drawFacts(pen, sheet.facts, pictured + 2);
  if (sheet.features) y = drawFeatures(pen, sheet.features, y);
  const lines = Math.floor((foot - y - 24) / line);
  if (sheet.comments && lines >= 2) {
    const about = { x: margin, width: inner };
    y = pen.write(sheet.comments.heading, { ...about, y }, { size: 10.5, weight: 'bold' }) + 2;
    pen.write(sheet.comments.text, { ...about, y, most: lines }, { size: 8.5 });
  }
  document.end();
  return buffer(document);
}
