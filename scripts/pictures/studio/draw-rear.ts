import type { CarForm } from './car-field.ts';
import type { CarShape } from './car-shape.ts';
import { drawPane, drawPlate } from './draw-pane.ts';
import { rearLampTop, square } from './draw-side.ts';
import {
  chrome,
  fabric,
  gloss,
  lampAmber,
  lampLight,
  lampRed,
  lampRedBright,
  line,
  outline,
  plastic,
  seam,
  type Sheet,
} from './sheet.ts';

/** What the parts of a tail are measured from, in metres. */
interface Tail {
  readonly wide: number;
  /** Upper edge of the lamps and of the bumper. */
  readonly top: number;
  readonly low: number;
  /** Lamps stand on end, beside a tailgate or doors. */
  readonly upright: boolean;
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
  const tail = {
    wide: shape.halfWidth,
    top: rearLampTop(shape),
    low: shape.sill + (shape.cladding ? 0.26 : 0.14),
    upright: shape.tray !== undefined || shape.face === 'van',
  };
  drawBumper(sheet, tail);
  drawLamps(sheet, shape, tail);
  const { top, upright } = tail;
  const plateY =
    shape.face === 'slim' && !shape.rearQuarterGlass ? top - 0.24 : upright ? top - 0.2 : top - 0.28;
  sheet.fill(outline(square(0, plateY, 0.3, 0.085), 0.03), gloss);
  drawPlate(sheet, plateY, false);
  drawGate(sheet, shape, tail);
}

function drawBumper(sheet: Sheet, { wide, low }: Tail): void {
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
}

function drawLamps(sheet: Sheet, shape: CarShape, { wide, top, upright }: Tail): void {
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
}

function drawGate(sheet: Sheet, shape: CarShape, { wide, top, low, upright }: Tail): void {
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
