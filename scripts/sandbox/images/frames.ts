import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bodies, isBody } from './bodies.ts';
import { goods } from './goods.ts';
import { resolveFrameNames, scenes } from './views.ts';

/** The pictures made by `npm run pictures`. */
export const framesDirectory = join(import.meta.dirname, 'frames');

/** Bodies whose cabin looks like any other car's. */
export const carBodies: ReadonlySet<string> = new Set<string>(
  bodies.filter((body) => body !== 'motorcycle' && body !== 'caravan'),
);

export interface Frame {
  readonly picture: Buffer;
  /** Where the paint is; undefined for a picture without paint (a cabin, a scene). */
  readonly mask: Buffer | undefined;
  /** Whether left and right are to be exchanged. */
  readonly mirrored: boolean;
}

/** Reads the neutral frame of a body and view, undefined when there is no such picture. */
export async function readVehicleFrame(
  directory: string,
  body: string,
  view: string,
): Promise<Frame | undefined> {
  if (!isBody(body)) return undefined;
  for (const { name, mirrored } of resolveFrameNames(view)) {
    const cabin = carBodies.has(body) ? await readFrame(directory, 'cabin', name) : undefined;
    const frame = (await readFrame(directory, body, name)) ?? cabin;
    if (frame) return { ...frame, mirrored };
  }
  return undefined;
}

/** Reads a scene by its name, undefined when there is none. */
export async function readScene(directory: string, name: string): Promise<Frame | undefined> {
  return (scenes as readonly string[]).includes(name) ? readFrame(directory, 'scenes', name) : undefined;
}

/** Reads the picture of a part or accessory by its name, undefined when there is none. */
export async function readGoods(directory: string, name: string): Promise<Frame | undefined> {
  return (goods as readonly string[]).includes(name) ? readFrame(directory, 'parts', name) : undefined;
}

async function readFrame(directory: string, folder: string, name: string): Promise<Frame | undefined> {
  const path = join(directory, folder, `${name}.webp`);
  if (!(await exists(path))) return undefined;
  const maskPath = join(directory, folder, `${name}.mask.webp`);
  return {
    picture: await readFile(path),
    mask: (await exists(maskPath)) ? await readFile(maskPath) : undefined,
    mirrored: false,
  };
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
