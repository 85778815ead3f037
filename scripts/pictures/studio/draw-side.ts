/* eslint-disable @typescript-eslint/no-non-null-assertion -- indices are in range by construction */
import type { CarForm } from './car-field.ts';
import type { CarShape } from './car-shape.ts';
import type { Point } from './curve.ts';
import {
  chrome,
  fabric,
  glass,
  glassInside,
  gloss,
  lampHousing,
  lampLight,
  lampRed,
  lampRedBright,
  line,
  outline,
  plastic,
  range,
  seam,
  type Sheet,
} from './sheet.ts';

/** Draws windows, doors, lamps and cladding as seen from the side. */
export function drawSide(sheet: Sheet, shape: CarShape, form: CarForm): void {
  const { curves } = form;
  const [frontAxle, rearAxle] = shape.axles;
  const arch = shape.wheelRadius + 0.055;
  const roofEdge = (x: number): number =>
    Math.min(curves.roof(x) - 0.135, windscreenHeight(shape, form, x) - 0.02);
  if (shape.softTop) drawSoftTop(sheet, form);
  drawWindows(sheet, shape, form, roofEdge);
  drawDoors(sheet, shape, form, roofEdge);
  // sill and arches
  const bottom = shape.sill + (shape.cladding ? 0.17 : 0.06);
  sheet.fill(
    outline(
      [
        [frontAxle - arch, 0],
        [frontAxle - arch, bottom],
        [rearAxle + arch, bottom],
        [rearAxle + arch, 0],
      ],
      0.01,
    ),
    plastic,
  );
  const ends = shape.sill + (shape.cladding ? 0.24 : 0.08);
  sheet.fill(
    outline(
      [
        [3, 0],
        [3, ends],
        [frontAxle + arch - 0.05, ends - 0.03],
        [frontAxle + arch - 0.05, 0],
      ],
      0.01,
    ),
    plastic,
  );
  sheet.fill(
    outline(
      [
        [-3, 0],
        [-3, ends + 0.04],
        [rearAxle - arch + 0.05, ends],
        [rearAxle - arch + 0.05, 0],
      ],
      0.01,
    ),
    plastic,
  );
  if (shape.cladding)
    for (const axle of shape.axles) {
      const ring = new Path2D();
      ring.arc(axle, shape.wheelRadius, arch + 0.03, 0, 7);
      sheet.stroke(ring, 0.085, plastic);
    }
  drawLamps(sheet, shape, form);
}

function windscreenHeight(shape: CarShape, form: CarForm, x: number): number {
  let [low, high] = [0.6, Math.max(...shape.roof.map(([, y]) => y)) + 0.3];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (form.curves.windscreen(middle) - 0.13 > x) low = middle;
    else high = middle;
  }
  return low;
}

function windowOutline(
  shape: CarShape,
  form: CarForm,
  roofEdge: (x: number) => number,
  rear: number,
  inset: number,
): Path2D {
  const { belt, backlight } = form.curves;
  let front = shape.deck[shape.deck.length - 1]![0];
  while (front > -1 && roofEdge(front) < belt(front) + 0.05) front -= 0.01;
  const rearTop: Point[] = [];
  let back = rear;
  while (back < front && roofEdge(back) > backlightHeight(shape, backlight, back)) back += 0.01;
  const top = range(back, front, 40).map((x): Point => [x, roofEdge(x) - inset]);
  const bottom = range(front, rear, 20).map((x): Point => [x - inset * 0.5, belt(x) + 0.035 + inset]);
  return outline([...rearTop, ...top, ...bottom], 0.035);
}

function backlightHeight(shape: CarShape, backlight: (y: number) => number, x: number): number {
  let [low, high] = [0.6, Math.max(...shape.roof.map(([, y]) => y)) + 0.3];
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (backlight(middle) + 0.16 < x) low = middle;
    else high = middle;
  }
  return low;
}

function drawWindows(sheet: Sheet, shape: CarShape, form: CarForm, roofEdge: (x: number) => number): void {
  const { belt } = form.curves;
  const edge = windowOutline(shape, form, roofEdge, shape.glassRear, 0);
  sheet.stroke(edge, 0.03, shape.face === 'sport' || shape.cladding ? gloss : chrome);
  sheet.fill(edge, gloss);
  const pane = windowOutline(shape, form, roofEdge, shape.glassRear + 0.03, 0.016);
  sheet.within(pane, false, () => {
    sheet.fill(
      outline(
        [
          [-4, 0],
          [-4, 3],
          [4, 3],
          [4, 0],
        ],
        0,
      ),
      glass,
    );
    // what one makes out behind tinted glass: seats and a wheel
    for (const seat of seatPlaces(shape)) {
      const low = belt(seat);
      sheet.fill(
        outline(
          [
            [seat - 0.02, low - 0.2],
            [seat - 0.13, low + 0.17],
            [seat - 0.03, low + 0.2],
            [seat + 0.13, low - 0.2],
          ],
          0.05,
        ),
        glassInside,
      );
      sheet.fill(
        outline(
          [
            [seat - 0.15, low + 0.2],
            [seat - 0.19, low + 0.34],
            [seat - 0.1, low + 0.36],
            [seat - 0.05, low + 0.21],
          ],
          0.04,
        ),
        glassInside,
      );
    }
    const wheel = (shape.doors[0] ?? 0.8) - 0.2;
    sheet.stroke(
      line([
        [wheel - 0.1, belt(wheel) + 0.16],
        [wheel + 0.06, belt(wheel) - 0.1],
      ]),
      0.03,
      glassInside,
    );
    for (const pillar of shape.pillars)
      sheet.stroke(
        line([
          [pillar, 0.5],
          [pillar - 0.06, 2.4],
        ]),
        0.085,
        gloss,
      );
  });
}

function seatPlaces(shape: CarShape): number[] {
  const front = (shape.doors[1] ?? 0) + 0.28;
  return shape.doors.length > 2 && shape.face !== 'van' ? [front, front - 0.92] : [front];
}

function drawSoftTop(sheet: Sheet, form: CarForm): void {
  const { belt } = form.curves;
  const top = range(-1.7, 0.16, 20).map((x): Point => [x, 2]);
  const bottom = range(0.16, -1.7, 20).map((x): Point => [x, belt(x) + 0.06]);
  sheet.fill(outline([...top, ...bottom], 0.01), fabric);
}

function drawDoors(sheet: Sheet, shape: CarShape, form: CarForm, roofEdge: (x: number) => number): void {
  const { belt } = form.curves;
  const floor = shape.sill + 0.1;
  shape.doors.forEach((door, index) => {
    const first = index === 0;
    const last = index === shape.doors.length - 1 && index > 0;
    const rearCut = last && !shape.tray && shape.doors.length > 2 && Math.abs(door - shape.axles[1]) < 0.5;
    const lowX = rearCut ? shape.axles[1] + shape.wheelRadius + 0.09 : door;
    const points: Point[] = first
      ? [
          [door + 0.02, belt(door) + 0.02],
          [door, belt(door) - 0.15],
          [door - 0.02, floor + 0.1],
          [door - 0.08, floor],
        ]
      : [
          [door - 0.05, Math.min(roofEdge(door) - 0.02, belt(door) + 0.5)],
          [door, belt(door)],
          [rearCut ? door + 0.02 : door, belt(door) - 0.25],
          [lowX, floor + 0.28],
          [lowX, floor],
        ];
    sheet.stroke(smooth(points), 0.009, seam);
  });
  const [from, to] = [shape.doors[0]! - 0.08, shape.doors[shape.doors.length - 1]!];
  sheet.stroke(
    line([
      [from, floor],
      [Math.max(to, shape.axles[1] + shape.wheelRadius + 0.09), floor],
    ]),
    0.009,
    seam,
  );
  // fuel flap, bonnet shut line
  if (!shape.tray)
    sheet.stroke(
      outline(square(shape.axles[1] - 0.1, belt(shape.axles[1]) - 0.16, 0.075, 0.075), 0.03),
      0.006,
      seam,
    );
  if (shape.tray)
    sheet.stroke(
      line([
        [-1.02, shape.sill],
        [-1.02, 1.3],
      ]),
      0.018,
      seam,
    );
  const nose = form.curves.nose(0.6);
  sheet.stroke(
    line(range(shape.doors[0]! + 0.1, nose - 0.42, 14).map((x): Point => [x, form.curves.deck(x) - 0.075])),
    0.007,
    seam,
  );
}

function drawLamps(sheet: Sheet, shape: CarShape, form: CarForm): void {
  const top = frontLampTop(shape);
  const nose = form.curves.nose(top - 0.1);
  const lamp = outline(
    [
      [nose + 0.3, top + 0.03],
      [nose - 0.42, top + 0.02],
      [nose - 0.25, top - 0.1],
      [nose + 0.3, top - 0.14],
    ],
    0.03,
  );
  sheet.stroke(lamp, 0.012, seam);
  sheet.fill(lamp, lampHousing);
  sheet.stroke(
    line([
      [nose + 0.3, top - 0.11],
      [nose - 0.24, top - 0.075],
      [nose - 0.36, top - 0.005],
    ]),
    0.022,
    lampLight,
  );
  const rear = rearLampTop(shape);
  const tail = form.curves.tail(rear - 0.06);
  const reach = shape.tray || shape.face === 'van' ? 0.14 : 0.36;
  const tall = shape.tray || shape.face === 'van' ? 0.34 : 0.13;
  const back = outline(
    [
      [tail - 0.3, rear + 0.02],
      [tail + reach, rear + 0.01],
      [tail + reach * 0.62, rear - tall],
      [tail - 0.3, rear - tall],
    ],
    0.03,
  );
  sheet.stroke(back, 0.012, seam);
  sheet.fill(back, lampRed);
  sheet.stroke(
    line([
      [tail - 0.3, rear - 0.03],
      [tail + reach - 0.07, rear - 0.03],
    ]),
    0.02,
    lampRedBright,
  );
}

/** Height of the upper edge of the headlamps. */
export function frontLampTop(shape: CarShape): number {
  const top = shape.nose[shape.nose.length - 1]![0];
  return top - (shape.face === 'bold' ? 0.1 : 0.13);
}

/** Height of the upper edge of the tail lamps. */
export function rearLampTop(shape: CarShape): number {
  if (shape.tray) return 1.1;
  if (shape.face === 'van') return 1.15;
  return shape.tail[shape.tail.length - 1]![0] - 0.13;
}

export function square(x: number, y: number, halfWidth: number, halfHeight: number): Point[] {
  return [
    [x - halfWidth, y - halfHeight],
    [x - halfWidth, y + halfHeight],
    [x + halfWidth, y + halfHeight],
    [x + halfWidth, y - halfHeight],
  ];
}

function smooth(points: readonly Point[]): Path2D {
  const path = new Path2D();
  path.moveTo(...points[0]!);
  for (let index = 1; index < points.length - 1; index += 1) {
    const [point, next] = [points[index]!, points[index + 1]!];
    path.quadraticCurveTo(point[0], point[1], (point[0] + next[0]) / 2, (point[1] + next[1]) / 2);
  }
  path.lineTo(...points[points.length - 1]!);
  return path;
}
