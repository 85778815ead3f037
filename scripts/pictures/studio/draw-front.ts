import type { CarForm } from './car-field.ts';
import type { CarShape } from './car-shape.ts';
import type { Point } from './curve.ts';
import { drawPane, drawPlate } from './draw-pane.ts';
import { frontLampTop } from './draw-side.ts';
import {
  chrome,
  gloss,
  lampHousing,
  lampLight,
  line,
  outline,
  plastic,
  range,
  satin,
  seam,
  shadow,
  type Sheet,
} from './sheet.ts';

/** What the parts of a face are measured from, in metres. */
interface Face {
  readonly wide: number;
  /** Upper edge of the lamps and lower edge of the bumper. */
  readonly top: number;
  readonly low: number;
  readonly bold: boolean;
  readonly grilleTop: number;
  readonly grilleLow: number;
  /** Half the width of the grille. */
  readonly half: number;
}

function measureFace(shape: CarShape): Face {
  const wide = shape.halfWidth;
  const top = frontLampTop(shape);
  const low = shape.sill;
  const bold = shape.face === 'bold';
  const grilleTop = bold ? top + 0.02 : top - 0.05;
  const grilleLow = bold ? low + 0.28 : top - 0.17;
  const half = wide * (bold ? 0.5 : 0.52);
  return { wide, top, low, bold, grilleTop, grilleLow, half };
}

/** Draws windscreen, lamps, grille and number plate as seen from the front (z to the left). */
export function drawFront(sheet: Sheet, shape: CarShape, form: CarForm): void {
  drawPane(sheet, shape, form, form.curves.windscreen, 0.07);
  const face = measureFace(shape);
  drawSkirt(sheet, shape, face);
  drawGrille(sheet, shape, face);
  if (shape.face !== 'sport') drawIntake(sheet, shape, face);
  drawFogLamps(sheet, face);
  drawHeadlamps(sheet, shape, face);
  const { low, bold } = face;
  drawPlate(sheet, shape.face === 'sport' ? low + 0.36 : bold ? low + 0.235 : low + 0.3, true);
  drawBonnetEdge(sheet, face);
}

function drawSkirt(sheet: Sheet, shape: CarShape, { wide, low }: Face): void {
  sheet.fill(
    outline(
      [
        [-1.2, -1],
        [-1.2, low + 0.1],
        [-0.7, low + 0.07],
        [0.7, low + 0.07],
        [1.2, low + 0.1],
        [1.2, -1],
      ],
      0.02,
    ),
    plastic,
  );
  if (shape.cladding)
    sheet.fill(
      outline(
        [
          [wide - 0.36, 0],
          [wide - 0.3, low + 0.2],
          [1.2, low + 0.26],
          [1.2, 0],
        ],
        0.03,
      ),
      plastic,
      true,
    );
}

function drawGrille(sheet: Sheet, shape: CarShape, { low, bold, grilleTop, grilleLow, half }: Face): void {
  const grille =
    shape.face === 'sport'
      ? outline(
          [
            [-0.62, low + 0.1],
            [-0.5, low + 0.28],
            [0.5, low + 0.28],
            [0.62, low + 0.1],
          ],
          0.05,
        )
      : outline(
          [
            [-half, grilleTop],
            [half, grilleTop],
            [half * (bold ? 0.86 : 0.9), grilleLow],
            [-half * (bold ? 0.86 : 0.9), grilleLow],
          ],
          0.05,
        );
  sheet.stroke(grille, 0.035, shape.face === 'sport' ? gloss : chrome);
  sheet.fill(grille, shadow);
  sheet.within(grille, false, () => {
    for (let y = low; y < grilleTop; y += bold ? 0.06 : 0.032)
      sheet.stroke(
        line([
          [-1, y],
          [1, y],
        ]),
        bold ? 0.022 : 0.01,
        bold ? gloss : satin,
      );
    if (bold)
      for (let z = -0.6; z < 0.61; z += 0.1)
        sheet.stroke(
          line([
            [z, 0],
            [z, 2],
          ]),
          0.008,
          plastic,
        );
  });
  if (shape.face !== 'sport') {
    const badge = new Path2D();
    badge.ellipse(0, (grilleTop + grilleLow) / 2 + (bold ? 0.06 : 0), 0.062, 0.042, 0, 0, 7);
    sheet.fill(badge, chrome);
  }
}

function drawIntake(sheet: Sheet, shape: CarShape, { wide, low, bold }: Face): void {
  const intakeTop = bold ? low + 0.19 : low + 0.24;
  const intake = outline(
    [
      [-wide * 0.62, low + 0.05],
      [-wide * 0.56, intakeTop],
      [wide * 0.56, intakeTop],
      [wide * 0.62, low + 0.05],
    ],
    0.04,
  );
  sheet.fill(intake, plastic);
  sheet.within(intake, false, () => {
    for (let y = low + 0.07; y < intakeTop; y += 0.03)
      sheet.stroke(
        line([
          [-1, y],
          [1, y],
        ]),
        0.012,
        shadow,
      );
  });
  if (shape.cladding)
    sheet.fill(
      outline(
        [
          [-0.5, low + 0.06],
          [-0.42, low - 0.2],
          [0.42, low - 0.2],
          [0.5, low + 0.06],
        ],
        0.02,
      ),
      satin,
    );
}

function drawFogLamps(sheet: Sheet, { wide, low }: Face): void {
  const pocket = outline(
    [
      [wide * 0.7, low + 0.1],
      [wide * 0.66, low + 0.27],
      [wide * 0.9, low + 0.3],
      [wide * 0.88, low + 0.12],
    ],
    0.03,
  );
  sheet.fill(pocket, plastic, true);
  sheet.stroke(
    line([
      [wide * 0.72, low + 0.24],
      [wide * 0.87, low + 0.265],
    ]),
    0.014,
    lampLight,
    true,
  );
}

function drawHeadlamps(sheet: Sheet, shape: CarShape, { wide, top, bold, half }: Face): void {
  const inner = bold ? half + 0.03 : wide * 0.56;
  const tall = shape.face === 'van' ? 0.24 : bold ? 0.15 : 0.12;
  const lamp = outline(
    [
      [inner, top - 0.02],
      [1.2, top + 0.03],
      [1.2, top - tall],
      [inner + 0.06, top - tall + 0.01],
    ],
    0.035,
  );
  sheet.stroke(lamp, 0.012, seam, true);
  sheet.fill(lamp, lampHousing, true);
  sheet.within(lamp, true, () => {
    for (const [at, radius] of [
      [0.32, 0.034],
      [0.56, 0.034],
    ] as const) {
      const projector = new Path2D();
      const z = inner + (wide - inner) * at + 0.02;
      projector.arc(z, top - tall / 2 + 0.004, radius, 0, 7);
      sheet.fill(projector, lampLight, true);
      sheet.stroke(projector, 0.012, chrome, true);
    }
  });
  sheet.stroke(
    line([
      [inner + 0.05, top - tall + 0.03],
      [1.2, top - tall + 0.034],
    ]),
    0.02,
    lampLight,
    true,
  );
}

function drawBonnetEdge(sheet: Sheet, { wide, top }: Face): void {
  sheet.stroke(
    line(range(-wide * 0.8, wide * 0.8, 20).map((z): Point => [z, top + 0.045 - 0.03 * (z / wide) ** 2])),
    0.007,
    seam,
  );
}
