/* eslint-disable @typescript-eslint/no-non-null-assertion -- indices are in range by construction */
import { CanvasTexture, SRGBColorSpace } from 'three';
import type { Point } from './curve.ts';

/** What a drawn area is made of; roughness, metalness and clear coat 0…1. */
export interface Finish {
  readonly colour: string;
  readonly rough: number;
  readonly metal: number;
  readonly coat: number;
}

export const glass: Finish = { colour: '#030405', rough: 0.95, metal: 0, coat: 0.6 };
export const glassInside: Finish = { colour: '#0b0d0f', rough: 0.95, metal: 0, coat: 0.6 };
export const gloss: Finish = { colour: '#050607', rough: 0.7, metal: 0, coat: 1 };
export const plastic: Finish = { colour: '#17181a', rough: 0.75, metal: 0, coat: 0 };
export const shadow: Finish = { colour: '#020202', rough: 1, metal: 0, coat: 0 };
export const seam: Finish = { colour: '#050505', rough: 0.9, metal: 0, coat: 0.1 };
export const chrome: Finish = { colour: '#d4d6d8', rough: 0.14, metal: 1, coat: 0.3 };
export const satin: Finish = { colour: '#8e9194', rough: 0.4, metal: 0.8, coat: 0 };
export const lampHousing: Finish = { colour: '#23272b', rough: 0.1, metal: 0.5, coat: 1 };
export const lampLight: Finish = { colour: '#ffffff', rough: 0.3, metal: 0, coat: 1 };
export const lampRed: Finish = { colour: '#8a0508', rough: 0.15, metal: 0, coat: 1 };
export const lampRedBright: Finish = { colour: '#e0151a', rough: 0.2, metal: 0, coat: 1 };
export const lampAmber: Finish = { colour: '#d06a10', rough: 0.2, metal: 0, coat: 1 };
export const fabric: Finish = { colour: '#131416', rough: 0.95, metal: 0, coat: 0 };

const pixelsPerMetre = 640;

/** A flat drawing in metres, projected onto a surface: one picture of colours, one of finishes. */
export class Sheet {
  readonly colours: CanvasRenderingContext2D;
  readonly finishes: CanvasRenderingContext2D;
  readonly left: number;
  readonly width: number;
  readonly height: number;

  constructor(left: number, width: number, height: number) {
    this.left = left;
    this.width = width;
    this.height = height;
    [this.colours, this.finishes] = [0, 1].map(() => {
      const canvas = document.createElement('canvas');
      canvas.width = width * pixelsPerMetre;
      canvas.height = height * pixelsPerMetre;
      const context = canvas.getContext('2d')!;
      context.setTransform(pixelsPerMetre, 0, 0, -pixelsPerMetre, -left * pixelsPerMetre, canvas.height);
      return context;
    }) as [CanvasRenderingContext2D, CanvasRenderingContext2D];
    for (const context of [this.colours, this.finishes]) context.lineCap = context.lineJoin = 'round';
  }

  fill(path: Path2D, finish: Finish, mirrored = false): void {
    this.paint(finish, mirrored, (context) => context.fill(path));
  }

  stroke(path: Path2D, width: number, finish: Finish, mirrored = false): void {
    this.paint(finish, mirrored, (context) => {
      context.lineWidth = width;
      context.stroke(path);
    });
  }

  /** Draws only inside a path. */
  within(path: Path2D, mirrored: boolean, draw: () => void): void {
    for (const context of [this.colours, this.finishes]) {
      context.save();
      if (mirrored) {
        const flipped = new Path2D();
        flipped.addPath(path, new DOMMatrix([-1, 0, 0, 1, 0, 0]));
        const both = new Path2D(path);
        both.addPath(flipped);
        context.clip(both);
      } else context.clip(path);
    }
    draw();
    for (const context of [this.colours, this.finishes]) context.restore();
  }

  /** Letters read from left to right when `backward` is false, for sheets that are seen from behind otherwise. */
  write(text: string, x: number, y: number, size: number, colour: string, backward: boolean): void {
    const context = this.colours;
    context.save();
    context.translate(x, y);
    context.scale(backward ? -size / 100 : size / 100, -size / 100);
    context.font = '700 100px sans-serif';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = colour;
    context.fillText(text, 0, 0);
    context.restore();
  }

  /** The finished drawing as textures. */
  createTextures(): { colours: CanvasTexture; finishes: CanvasTexture } {
    const [colours, finishes] = [this.colours, this.finishes].map((context) => {
      const texture = new CanvasTexture(context.canvas);
      texture.anisotropy = 2;
      return texture;
    }) as [CanvasTexture, CanvasTexture];
    colours.colorSpace = SRGBColorSpace;
    return { colours, finishes };
  }

  private paint(finish: Finish, mirrored: boolean, draw: (context: CanvasRenderingContext2D) => void): void {
    const levels = [finish.rough, finish.metal, finish.coat].map((level) => Math.round(level * 255));
    for (const [context, colour] of [
      [this.colours, finish.colour],
      [this.finishes, `rgb(${levels.join(' ')})`],
    ] as const) {
      context.fillStyle = context.strokeStyle = colour;
      draw(context);
      if (!mirrored) continue;
      context.save();
      context.scale(-1, 1);
      draw(context);
      context.restore();
    }
  }
}

/** A closed outline with rounded corners. */
export function outline(points: readonly Point[], radius: number): Path2D {
  const path = new Path2D();
  const count = points.length;
  const [first, last] = [points[0]!, points[count - 1]!];
  path.moveTo((first[0] + last[0]) / 2, (first[1] + last[1]) / 2);
  points.forEach((point, index) => {
    const next = points[(index + 1) % count]!;
    const before = points[(index + count - 1) % count]!;
    const reach = Math.min(
      Math.hypot(next[0] - point[0], next[1] - point[1]),
      Math.hypot(before[0] - point[0], before[1] - point[1]),
    );
    path.arcTo(
      point[0],
      point[1],
      (point[0] + next[0]) / 2,
      (point[1] + next[1]) / 2,
      Math.min(radius, reach * 0.45),
    );
  });
  path.closePath();
  return path;
}

/** An open line through points. */
export function line(points: readonly Point[]): Path2D {
  const path = new Path2D();
  points.forEach(([x, y], index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  return path;
}

/** `count` + 1 numbers from one to another. */
export function range(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}
