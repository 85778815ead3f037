import { a4 } from './document.ts';
import { encodeText, measure, wrap } from './text.ts';
import type { Weight } from './widths.ts';

interface Style {
  size: number;
  weight?: Weight;
  /** 0 is black, 1 white. */
  grey?: number;
}

const number = (value: number): string => String(Math.round(value * 100) / 100);

/** Draws on one page. Places are points from its upper left corner; text is named by its base line. */
export function createPen() {
  const drawn: string[] = [];
  const up = (y: number): string => number(a4.height - y);
  const write = (text: string, x: number, y: number, { size, weight = 'regular', grey = 0 }: Style): void => {
    const hex = Buffer.from(encodeText(text)).toString('hex');
    const font = weight === 'bold' ? '/Bold' : '/Regular';
    drawn.push(`BT ${grey} g ${font} ${size} Tf ${number(x)} ${up(y)} Td <${hex}> Tj ET`);
  };
  return {
    write,
    /** Writes up to an edge on the right. */
    writeTo: (text: string, right: number, y: number, style: Style): void =>
      write(text, right - measure(text, style.size, style.weight ?? 'regular'), y, style),
    /** Writes as many lines as it needs, from the top `y` down; answers where they end. `most` cuts what is longer. */
    writeLines: (
      text: string,
      { x, y, width, most = Infinity }: { x: number; y: number; width: number; most?: number },
      style: Style,
    ): number => {
      const leading = style.size * 1.32;
      const lines = wrap(text, width, style.size, style.weight ?? 'regular');
      const kept = lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''} …`] : lines;
      kept.forEach((line, index) => write(line, x, y + style.size + index * leading, style));
      return y + kept.length * leading;
    },
    rule: (x: number, y: number, width: number, thickness: number, grey = 0): void => {
      drawn.push(`${grey} g ${number(x)} ${up(y + thickness)} ${number(width)} ${number(thickness)} re f`);
    },
    picture: (x: number, y: number, width: number, height: number): void => {
      const size = `${number(width)} 0 0 ${number(height)} ${number(x)} ${up(y + height)}`;
      drawn.push(`q ${size} cm /Picture Do Q`);
    },
    /** Squares of a code, `side` points wide in all. */
    code: (modules: readonly (readonly boolean[])[], x: number, y: number, side: number): void => {
      const unit = side / modules.length;
      const squares = modules.flatMap((row, down) =>
        [
          ...row
            .map((dark) => (dark ? '1' : '0'))
            .join('')
            .matchAll(/1+/g),
        ].map(({ index, 0: run }) =>
          [x + index * unit, a4.height - y - (down + 1) * unit, run.length * unit, unit]
            .map((value) => value.toFixed(3))
            .join(' '),
        ),
      );
      drawn.push(`0 g ${squares.map((square) => `${square} re`).join(' ')} f`);
    },
    content: (): string => drawn.join('\n'),
  };
}

export type Pen = ReturnType<typeof createPen>;
