/* eslint-disable @typescript-eslint/no-non-null-assertion -- indices are in range by construction */
import type { CarForm } from './car-field.ts';
import type { CarShape } from './car-shape.ts';
import type { Point } from './curve.ts';
import { square } from './draw-side.ts';
import { glass, glassInside, gloss, outline, range, type Sheet } from './sheet.ts';

const plate = { colour: '#eceae2', rough: 0.5, metal: 0, coat: 0.4 };

/** Draws a windscreen or a rear window with what is seen through it; `margin` is the body beside it, in metres. */
export function drawPane(
  sheet: Sheet,
  shape: CarShape,
  form: CarForm,
  profile: (y: number) => number,
  margin: number,
): void {
  const roofTop = Math.max(...shape.roof.map(([, y]) => y));
  const heights = range(0.8, roofTop, 120).filter(
    (y) => y < form.curves.roof(profile(y)) - 0.075 && y > form.curves.deck(profile(y)) + 0.035,
  );
  const low = heights[0]!;
  const high = heights[heights.length - 1]!;
  const edge = (y: number): number => form.cabinHalfWidth(profile(y), y) - margin - 0.035;
  const pane = (inset: number): Path2D =>
    outline(
      [
        ...range(low + inset, high - inset, 16).map((y): Point => [edge(y) - inset, y]),
        ...range(high - inset, low + inset, 16).map((y): Point => [-edge(y) + inset, y]),
      ],
      0.05,
    );
  sheet.fill(pane(0), gloss);
  sheet.fill(pane(0.02), glass);
  sheet.within(pane(0.02), false, () => {
    for (const side of [-1, 1]) {
      sheet.fill(outline(square(side * 0.37, low + 0.1, 0.2, 0.22), 0.1), glassInside);
      sheet.fill(outline(square(side * 0.37, low + 0.37, 0.1, 0.05), 0.04), glassInside);
    }
    sheet.fill(outline(square(0, high - 0.05, 0.11, 0.03), 0.02), glassInside);
  });
}

/** Draws the number plate at a height of `y` metres; `backward` when the sheet is laid on from behind. */
export function drawPlate(sheet: Sheet, y: number, backward: boolean): void {
  sheet.fill(outline(square(0, y, 0.19, 0.057), 0.012), plate);
  sheet.write('AXH·HXA', 0, y, 0.078, '#14233f', backward);
}
