/* eslint-disable @typescript-eslint/no-non-null-assertion -- indices are in range by construction */
import type { CarForm } from './car-field.ts';
import type { CarShape } from './car-shape.ts';
import type { Point } from './curve.ts';
import { frontLampTop, rearLampTop, square } from './draw-side.ts';
import {
  chrome,
  fabric,
  glass,
  glassInside,
  gloss,
  lampAmber,
  lampHousing,
  lampLight,
  lampRed,
  lampRedBright,
  line,
  outline,
  plastic,
  range,
  satin,
  seam,
  shadow,
  type Sheet,
} from './sheet.ts';

const plate = { colour: '#eceae2', rough: 0.5, metal: 0, coat: 0.4 };

/** Draws windscreen, lamps, grille and number plate as seen from the front (z to the left). */
export function drawFront(sheet: Sheet, shape: CarShape, form: CarForm): void {
  drawPane(sheet, shape, form, form.curves.windscreen, 0.07);
  const wide = shape.halfWidth;
  const top = frontLampTop(shape);
  const low = shape.sill;
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
  const bold = shape.face === 'bold';
  const grilleTop = bold ? top + 0.02 : top - 0.05;
  const grilleLow = bold ? low + 0.28 : top - 0.17;
  const half = wide * (bold ? 0.5 : 0.52);
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
  const intakeTop = bold ? low + 0.19 : low + 0.24;
  if (shape.face !== 'sport') {
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
  // fog lamp pockets
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
  // headlamps
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
  drawPlate(sheet, shape.face === 'sport' ? low + 0.36 : bold ? low + 0.235 : low + 0.3, true);
  // bonnet edge
  sheet.stroke(
    line(range(-wide * 0.8, wide * 0.8, 20).map((z): Point => [z, top + 0.045 - 0.03 * (z / wide) ** 2])),
    0.007,
    seam,
  );
}

/** Draws rear window, lamps, tailgate and number plate as seen from behind (z to the right). */
export function drawRear(sheet: Sheet, shape: CarShape, form: CarForm): void {
  if (shape.softTop)
    sheet.fill(
      outline(
        [
          [-1.2, form.curves.belt(-1.2) + 0.06],
          [-1.2, 2],
          [1.2, 2],
          [1.2, form.curves.belt(-1.2) + 0.06],
        ],
        0.01,
      ),
      fabric,
    );
  drawPane(sheet, shape, form, form.curves.backlight, shape.softTop ? 0.22 : 0.06);
  const wide = shape.halfWidth;
  const top = rearLampTop(shape);
  const low = shape.sill + (shape.cladding ? 0.26 : 0.14);
  sheet.fill(
    outline(
      [
        [-1.2, -1],
        [-1.2, low],
        [-wide * 0.7, low],
        [-wide * 0.62, low - 0.06],
        [wide * 0.62, low - 0.06],
        [wide * 0.7, low],
        [1.2, low],
        [1.2, -1],
      ],
      0.03,
    ),
    plastic,
  );
  sheet.fill(
    outline(
      [
        [wide * 0.5, low - 0.1],
        [wide * 0.5, low - 0.05],
        [wide * 0.78, low - 0.05],
        [wide * 0.78, low - 0.1],
      ],
      0.02,
    ),
    chrome,
    true,
  );
  sheet.stroke(
    line([
      [wide * 0.7, low + 0.06],
      [wide * 0.9, low + 0.075],
    ]),
    0.02,
    lampRed,
    true,
  );
  const upright = shape.tray !== undefined || shape.face === 'van';
  const lamp = upright
    ? outline(
        [
          [wide * 0.82, top + 0.02],
          [1.2, top + 0.02],
          [1.2, top - 0.34],
          [wide * 0.82, top - 0.34],
        ],
        0.02,
      )
    : outline(
        [
          [wide * 0.42, top - 0.02],
          [1.2, top + 0.02],
          [1.2, top - 0.13],
          [wide * 0.5, top - 0.12],
        ],
        0.03,
      );
  sheet.stroke(lamp, 0.012, seam, true);
  sheet.fill(lamp, lampRed, true);
  sheet.within(lamp, true, () => {
    if (upright) {
      sheet.fill(outline(square(wide * 0.94, top - 0.13, 0.2, 0.04), 0.01), lampAmber, true);
      sheet.fill(outline(square(wide * 0.94, top - 0.23, 0.2, 0.04), 0.01), lampLight, true);
    } else {
      sheet.stroke(
        line([
          [0.2, top - 0.03],
          [1.2, top - 0.03],
        ]),
        0.02,
        lampRedBright,
        true,
      );
      sheet.fill(outline(square(wide * 0.6, top - 0.09, 0.07, 0.018), 0.01), lampLight, true);
    }
  });
  if (!upright) {
    sheet.fill(
      outline(
        [
          [-wide * 0.46, top - 0.05],
          [-wide * 0.46, top - 0.02],
          [wide * 0.46, top - 0.02],
          [wide * 0.46, top - 0.05],
        ],
        0.01,
      ),
      shape.cladding ? lampRed : chrome,
    );
  }
  const plateY =
    shape.face === 'slim' && !shape.rearQuarterGlass ? top - 0.24 : upright ? top - 0.2 : top - 0.28;
  sheet.fill(outline(square(0, plateY, 0.3, 0.085), 0.03), gloss);
  drawPlate(sheet, plateY, false);
  const gateLow = low + 0.1;
  const gate = upright
    ? outline(
        [
          [-wide * 0.78, top + 0.02],
          [wide * 0.78, top + 0.02],
          [wide * 0.78, gateLow],
          [-wide * 0.78, gateLow],
        ],
        0.02,
      )
    : outline(
        [
          [-wide * 0.74, top + 0.5],
          [wide * 0.74, top + 0.5],
          [wide * 0.66, top - 0.14],
          [wide * 0.6, gateLow],
          [-wide * 0.6, gateLow],
          [-wide * 0.66, top - 0.14],
        ],
        0.05,
      );
  sheet.within(
    outline(
      [
        [-1.2, 0],
        [-1.2, top + 0.05],
        [1.2, top + 0.05],
        [1.2, 0],
      ],
      0,
    ),
    false,
    () => sheet.stroke(gate, 0.009, seam),
  );
  if (shape.face === 'van')
    sheet.stroke(
      line([
        [0, gateLow],
        [0, 1.95],
      ]),
      0.012,
      seam,
    );
  if (shape.tray) sheet.fill(outline(square(0, 1.03, 0.12, 0.03), 0.02), plastic);
}

function drawPane(
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

function drawPlate(sheet: Sheet, y: number, backward: boolean): void {
  sheet.fill(outline(square(0, y, 0.19, 0.057), 0.012), plate);
  sheet.write('AXH·HXA', 0, y, 0.078, '#14233f', backward);
}
