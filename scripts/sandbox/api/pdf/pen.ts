import type PDFDocument from 'pdfkit';
import { drawQrPath, type QrCode } from '#domain/page/qr-code.ts';
import { fitText } from './text.ts';

interface Style {
  size: number;
  weight?: 'regular' | 'bold';
  colour?: string;
}

interface Column {
  x: number;
  y: number;
  width: number;
  /** Lines; what is longer is cut. */
  most?: number;
  align?: 'left' | 'right';
}

/** Draws on one page of a document. Places are points from its upper left corner. */
export function createPen(document: InstanceType<typeof PDFDocument>) {
  const take = ({ size, weight = 'regular', colour = '#000' }: Style) =>
    document
      .font(weight === 'bold' ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(colour);
  return {
    /** Writes as many lines as it needs, from the top `y` down; answers where they end. */
    write: (text: string, { x, y, width, most = Infinity, align = 'left' }: Column, style: Style): number => {
      const leading = style.size * 1.32;
      // The first base line is one type size down. A height keeps the text from going on to a second page.
      take(style).text(fitText(text), x, y + style.size, {
        ...{ width, align, height: most * leading, ellipsis: true, baseline: 'alphabetic' },
        lineGap: leading - document.currentLineHeight(true),
      });
      return document.y - style.size;
    },
    /** Points that a text takes in one line. */
    measure: (text: string, style: Style): number => take(style).widthOfString(fitText(text)),
    rule: (x: number, y: number, width: number, thickness: number, colour = '#000'): void => {
      document.rect(x, y, width, thickness).fill(colour);
    },
    /** Stars in a row that ends at `x`, their feet on the base line `y`. */
    stars: (count: number, { x, y, size }: { x: number; y: number; size: number }): void => {
      for (let index = 0; index < count; index += 1) {
        const centre = { x: x - (count - index - 0.5) * size * 1.1, y: y - size * 0.42 };
        const points = Array.from({ length: 10 }, (_, corner): [number, number] => {
          const reach = (corner % 2 === 0 ? 0.55 : 0.23) * size;
          const angle = (corner / 5 - 0.5) * Math.PI;
          return [centre.x + reach * Math.cos(angle), centre.y + reach * Math.sin(angle)];
        });
        document.polygon(...points).fill('#000');
      }
    },
    /** A picture, cut to its corners. */
    picture: (
      image: Buffer,
      { x, y, width, height }: { x: number; y: number; width: number; height: number },
    ): void => {
      document.save().roundedRect(x, y, width, height, 4).clip();
      document.image(image, x, y, { width, height }).restore();
    },
    /** A code, `side` points wide, that leads to an address. */
    code: (code: QrCode, { x, y, side, url }: { x: number; y: number; side: number; url: string }): void => {
      document
        .save()
        .translate(x, y)
        .scale(side / code.length)
        .path(drawQrPath(code))
        .fill('#000')
        .restore()
        .link(x, y, side, side, new URL(url).href);
    },
  };
}

export type Pen = ReturnType<typeof createPen>;
