/* eslint-disable @typescript-eslint/no-non-null-assertion -- indices are in range by construction */
import type { CarShape } from './car-shape.ts';
import { createCurve, ease, roundMax, roundMin } from './curve.ts';
import type { Bounds, Field } from './surface.ts';

export interface CarForm {
  readonly field: Field;
  readonly bounds: Bounds;
  /** Half width of the painted side at a place of the side view. */
  readonly sideAt: (x: number, y: number) => number;
  readonly cabinHalfWidth: (x: number, y: number) => number;
  readonly curves: Readonly<
    Record<'deck' | 'nose' | 'tail' | 'windscreen' | 'backlight' | 'roof' | 'belt', (at: number) => number>
  >;
}

/** A car's surface: a lower body and a cabin, each the rounded meeting of curved walls, grown together. */
export function createCarForm(shape: CarShape): CarForm {
  const curves = {
    deck: createCurve(shape.deck),
    nose: createCurve(shape.nose),
    tail: createCurve(shape.tail),
    windscreen: createCurve(shape.windscreen),
    backlight: createCurve(shape.backlight),
    roof: createCurve(shape.roof),
    belt: createCurve(shape.belt),
  };
  const width = shape.halfWidth;
  const lowestBacklight = shape.backlight[0]![0];
  const noseX = curves.nose(0.6);
  const tailX = curves.tail(0.7);
  const [frontAxle, rearAxle] = shape.axles;
  const axleY = shape.wheelRadius;

  const flareAt = (x: number, y: number, axle: number): number => {
    const distance = Math.hypot(x - axle, y - axleY);
    return shape.flare * (1 - ease(shape.wheelRadius + 0.06, shape.wheelRadius + 0.24, distance));
  };
  const halfWidthAt = (x: number, y: number): number => {
    const shoulder = curves.belt(x) - 0.14;
    const plan = 0.055 * ease(0.6, noseX, x) ** 1.2 + 0.06 * ease(-0.6, tailX, x) ** 1.2;
    const tuck = 0.075 * ease(0.45, shape.sill - 0.02, y) + 0.03 * ease(shoulder - 0.1, shape.sill, y);
    const above = Math.max(0, y - shoulder);
    const turnIn = Math.min(0.5 * above * above * 2.4 + above * 0.12, 0.3);
    const scoop =
      0.022 *
      Math.exp(-(((y - shoulder + 0.3) / 0.1) ** 2)) *
      ease(frontAxle - 0.3, frontAxle - 0.75, x) *
      ease(rearAxle + 0.3, rearAxle + 0.75, x);
    const crease = 0.012 * Math.exp(-(((y - shoulder) / 0.05) ** 2));
    return (
      width -
      0.02 -
      plan -
      tuck -
      turnIn -
      scoop +
      crease +
      flareAt(x, y, frontAxle) +
      flareAt(x, y, rearAxle)
    );
  };
  const cabinHalfWidth = (x: number, y: number): number => {
    const belt = curves.belt(x);
    const rise = y - belt;
    const middle = (curves.windscreen(1.1) + curves.backlight(1.1)) / 2;
    const reach = (curves.windscreen(1.1) - curves.backlight(1.1)) / 2;
    const plan = 0.09 * Math.min(1.2, Math.abs((x - middle) / reach)) ** 2.5;
    return (
      width -
      0.075 -
      plan * (shape.tray || shape.face === 'van' ? 0.5 : 1) -
      shape.tumblehome * rise -
      0.1 * Math.max(0, rise) ** 2
    );
  };

  const lower = (x: number, y: number, z: number): number => {
    const share = z / width;
    const square = share * share;
    const top = y - (curves.deck(x) - 0.055 * square * ease(0.4, 1.4, Math.abs(x)) - 0.012 * square);
    const bottom = shape.sill - y + 0.1 * ease(rearAxle - 0.35, tailX, x);
    const front = x - (curves.nose(y) - shape.noseRound * 0.42 * Math.abs(share) ** 2.6);
    const back = curves.tail(y) + shape.tailRound * 0.42 * Math.abs(share) ** 2.6 - x;
    const side = Math.abs(z) - halfWidthAt(x, y);
    const ends = Math.max(front, back);
    let distance = roundMax(side, ends, shape.tray && x < 0 ? 0.08 : 0.2);
    distance = roundMax(distance, top, shape.tray && x < -1 ? 0.05 : 0.13);
    return roundMax(distance, bottom, 0.1);
  };
  const cabin = (x: number, y: number, z: number): number => {
    const share = z / width;
    const square = share * share;
    const front = (x - (curves.windscreen(y) - 0.16 * square)) * 0.75;
    const back = (curves.backlight(Math.max(y, lowestBacklight)) + 0.1 * square - x) * 0.8;
    const top = y - (curves.roof(x) - 0.07 * square);
    const side = Math.abs(z) - cabinHalfWidth(x, y);
    const length = roundMax(roundMax(front, top, 0.1), roundMax(back, top, 0.08), 0.02);
    return roundMax(Math.max(length, curves.belt(x) - 0.2 - y), side, 0.11);
  };
  const field: Field = (x, y, z) => {
    let distance = roundMin(lower(x, y, z), cabin(x, y, z), 0.045);
    if (shape.tray) {
      const [from, to, floor] = shape.tray;
      const inner = Math.max(from - x, x - to, Math.abs(z) - (width - 0.15), floor - y);
      distance = roundMax(distance, -inner, 0.02);
    }
    return distance;
  };
  const sideAt = (x: number, y: number): number => {
    let [inside, outside] = [0.3, width + 0.2];
    for (let step = 0; step < 22; step += 1) {
      const middle = (inside + outside) / 2;
      if (field(x, y, middle) < 0) inside = middle;
      else outside = middle;
    }
    return inside;
  };
  const height = Math.max(...shape.roof.map(([, y]) => y)) + 0.1;
  return {
    field,
    bounds: { min: [tailX - 0.2, shape.sill - 0.2, -width - 0.12], max: [noseX + 0.2, height, width + 0.12] },
    sideAt,
    cabinHalfWidth,
    curves,
  };
}
