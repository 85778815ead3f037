import { readdirSync } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { goods } from './goods.ts';
import { hasCabin, isSilhouette, type Silhouette } from './silhouettes.ts';
import { resolveFrameNames, scenes, spinAngles } from './views.ts';

/** The neutral pictures and their paint masks; the README there says how they were made. */
export const framesDirectory = join(import.meta.dirname, 'frames');

export interface Frame {
  readonly picture: Buffer;
  /** Where the paint is; undefined for a picture without paint (a cabin, a scene). */
  readonly mask: Buffer | undefined;
  /** Whether left and right are to be exchanged. */
  readonly mirrored: boolean;
}

/** Reads the neutral frame of an outline and view, undefined when there is no such picture. */
export async function readVehicleFrame(
  directory: string,
  silhouette: string,
  view: string,
): Promise<Frame | undefined> {
  if (!isSilhouette(silhouette)) return undefined;
  for (const { name, mirrored } of resolveFrameNames(view)) {
    const cabin = hasCabin(silhouette) ? await readFrame(directory, 'cabin', name) : undefined;
    const frame = (await readFrame(directory, silhouette, name)) ?? cabin;
    if (frame) return { ...frame, mirrored };
  }
  return undefined;
}

const names = new Map<string, ReadonlySet<string>>();

/** Names of the files of a folder. Read once: each of thousands of sample vehicles asks for every view. */
function listNames(folder: string): ReadonlySet<string> {
  const found = names.get(folder) ?? new Set(readdirSync(join(framesDirectory, folder)));
  names.set(folder, found);
  return found;
}

/** Whether an outline has a picture of its own of a view, so that it is not shown by the nearest one. */
export function isRendered(silhouette: Silhouette, view: string): boolean {
  const own = resolveFrameNames(view)[0]?.name;
  const folder = view === 'interior' && hasCabin(silhouette) ? 'cabin' : silhouette;
  return own !== undefined && listNames(folder).has(`${own}.webp`);
}

/** Whether every picture of a turn has been made for an outline. */
export const hasTurn = (silhouette: Silhouette): boolean =>
  spinAngles.every((angle) => isRendered(silhouette, `spin-${angle}`));

/** Reads a scene by its name, undefined when there is none. */
export async function readScene(directory: string, name: string): Promise<Frame | undefined> {
  return (scenes as readonly string[]).includes(name) ? readFrame(directory, 'scenes', name) : undefined;
}

/** Reads the picture of a part or accessory by its name, undefined when there is none. */
export async function readGoods(directory: string, name: string): Promise<Frame | undefined> {
  return (goods as readonly string[]).includes(name) ? readFrame(directory, 'parts', name) : undefined;
}

/** Frames that were read: a few megabytes in all, where each of thousands of requests that wait would keep its own. */
const read = new Map<string, Frame>();

async function readFrame(directory: string, folder: string, name: string): Promise<Frame | undefined> {
  const path = join(directory, folder, `${name}.webp`);
  const found = read.get(path) ?? (await readFiles(path));
  if (found) read.set(path, found);
  return found;
}

async function readFiles(path: string): Promise<Frame | undefined> {
  if (!(await exists(path))) return undefined;
  const maskPath = path.replace(/\.webp$/, '.mask.webp');
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
