import { createQrCode } from '#domain/qr/qr-code.ts';
import type { SheetText } from '#messages/print-sheet.ts';
import { a4, createPdf, type Jpeg } from './document.ts';
import { createPen, type Pen } from './pen.ts';
import { measure } from './text.ts';

const margin = 36;
const inner = a4.width - 2 * margin;
const right = a4.width - margin;
const codeSide = 70;
const picture = { width: 300, height: 200 };

/** Name, price and the way to the live page, beside the picture. Answers where the code stands. */
function drawOffer(pen: Pen, sheet: SheetText, top: number, x: number): number {
  const width = right - x;
  pen.write(sheet.condition, x, top + 9, { size: 9, weight: 'bold' });
  let y = pen.writeLines(sheet.name, { x, y: top + 16, width, most: 4 }, { size: 18, weight: 'bold' }) + 6;
  if (sheet.price) {
    const { was, amount, type, isAmount } = sheet.price;
    if (was) y = pen.writeLines(`${was.label} ${was.amount}`, { x, y, width }, { size: 9 });
    y = pen.writeLines(amount, { x, y, width }, { size: isAmount ? 22 : 14, weight: 'bold' });
    if (type) pen.writeLines(type, { x, y, width }, { size: 10, weight: 'bold' });
  } else if (sheet.sold) {
    pen.writeLines(sheet.sold, { x, y, width }, { size: 22, weight: 'bold' });
  }
  const codeTop = top + picture.height - codeSide;
  const code = createQrCode(sheet.url);
  if (code) pen.code(code, x, codeTop, codeSide);
  pen.writeLines(
    sheet.scan,
    { x: x + codeSide + 10, y: codeTop + 22, width: width - codeSide - 10 },
    { size: 8.5 },
  );
  return codeTop;
}

function drawFacts(pen: Pen, facts: SheetText['facts'], top: number): number {
  const gap = 24;
  const width = (inner - gap) / 2;
  const ends = facts.map(({ heading, rows }, column) => {
    const x = margin + column * (width + gap);
    let y = pen.writeLines(heading, { x, y: top, width }, { size: 10.5, weight: 'bold' }) + 2;
    for (const { label, value } of rows) {
      pen.write(label, x, y + 10, { size: 8.5 });
      const room = width - measure(label, 8.5, 'regular') - 8;
      const shown = measure(value, 8.5, 'bold') <= room ? value : `${value.slice(0, Math.floor(room / 5))}…`;
      pen.writeTo(shown, x + width, y + 10, { size: 8.5, weight: 'bold' });
      pen.rule(x, y + 13.6, width, 0.5, 0.75);
      y += 14.4;
    }
    return y;
  });
  return Math.max(top, ...ends) + 8;
}

function drawFeatures(pen: Pen, features: NonNullable<SheetText['features']>, top: number): number {
  const { heading, rows, more } = features;
  let y = pen.writeLines(heading, { x: margin, y: top, width: inner }, { size: 10.5, weight: 'bold' }) + 2;
  const columns = 3;
  const width = inner / columns;
  const inColumn = Math.ceil(rows.length / columns);
  rows.forEach((row, index) =>
    pen.writeLines(
      `• ${row}`,
      {
        x: margin + Math.floor(index / inColumn) * width,
        y: y + (index % inColumn) * 12,
        width: width - 8,
        most: 1,
      },
      { size: 8.5 },
    ),
  );
  y += inColumn * 12;
  return (more ? pen.writeLines(more, { x: margin, y, width: inner }, { size: 8.5 }) : y) + 8;
}

function drawFoot(pen: Pen, sheet: SheetText): number {
  const [name = '', ...place] = sheet.place;
  const top = a4.height - margin - 74;
  pen.rule(margin, top, inner, 0.8);
  const about = { x: margin, width: inner };
  let y = pen.writeLines(name, { ...about, y: top + 5, most: 1 }, { size: 9, weight: 'bold' });
  y = pen.writeLines(place.join(' · '), { ...about, y, most: 2 }, { size: 8.5 });
  y = pen.writeLines(sheet.asAt, { ...about, y, most: 2 }, { size: 8.5, weight: 'bold' });
  pen.writeLines(sheet.disclaimer, { ...about, y: y + 1, most: 3 }, { size: 7, grey: 0.25 });
  return top;
}

/** The PDF of a vehicle: what the print page shows, on one A4 page (PRINT-01). */
export function drawSheet(sheet: SheetText, image: Jpeg | null): Buffer {
  const pen = createPen();
  pen.write(sheet.dealer, margin, margin + 12, { size: 15, weight: 'bold' });
  pen.writeTo(new URL(sheet.url).host, right, margin + 12, { size: 9 });
  pen.rule(margin, margin + 19, inner, 1.6);
  const top = margin + 30;
  if (image) pen.picture(margin, top, picture.width, picture.height);
  const x = image ? margin + picture.width + 18 : margin;
  const codeTop = drawOffer(pen, sheet, top, x);
  let y = drawFacts(pen, sheet.facts, top + picture.height + 16);
  if (sheet.features) y = drawFeatures(pen, sheet.features, y);
  const foot = drawFoot(pen, sheet);
  const lines = Math.floor((foot - y - 26) / (8.5 * 1.32));
  if (sheet.comments && lines >= 2) {
    const about = { x: margin, width: inner };
    y = pen.writeLines(sheet.comments.heading, { ...about, y }, { size: 10.5, weight: 'bold' }) + 2;
    pen.writeLines(sheet.comments.text, { ...about, y, most: lines }, { size: 8.5 });
  }
  return createPdf({
    title: sheet.name,
    author: sheet.dealer,
    content: pen.content(),
    picture: image,
    link: {
      url: sheet.url,
      place: [x, a4.height - codeTop - codeSide, x + codeSide, a4.height - codeTop],
    },
  });
}
