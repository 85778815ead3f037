import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  type Stats,
} from 'node:fs';
import path from 'node:path';
import { uploadDays, uploadIdForm } from '#domain/lead/upload.ts';
import { writeWhole } from '../../command/write-whole.ts';
import { createPause } from '../clock.ts';

/** Bytes of all files that wait for a lead or have one: a disk is finite. */
const mostBytes = 2 * 1024 ** 3;
const hour = 3_600_000;

export interface UploadStore {
  /**
   * Keeps a file; 'other' when another one has the id, 'full' when there is no room. Those that have waited longest for a
   * lead make room for it.
   */
  keep: (id: string, file: { name: string; bytes: Buffer }) => 'kept' | 'other' | 'full';
  /** A kept file; null when there is none. */
  read: (id: string) => { name: string; bytes: Buffer } | null;
  /** Notes that a lead names a file: its sender can no longer take it away, nor does it make room for others. */
  name: (id: string) => void;
  /** Whether a lead has named a file. */
  isNamed: (id: string) => boolean;
  remove: (id: string) => void;
  /** Ids of files that have waited for a lead longer than one may come; none when asked again within the hour. */
  listOld: (now?: number) => string[];
}

const pick = ({ size, mtimeMs }: Stats) => ({ size, mtimeMs });

/**
 * Keeps files that forms sent, each beside its name, in a folder that no server publishes.
 *
 * @param most bytes of all files
 */
export function createUploadStore(folder: string, most = mostBytes): UploadStore {
  const fileOf = (id: string): string => path.join(folder, id);
  const nameOf = (id: string): string => path.join(folder, `${id}.name`);
  const listIds = (): string[] =>
    existsSync(folder) ? readdirSync(folder).filter((name) => uploadIdForm.test(name)) : [];
  const leadOf = (id: string): string => path.join(folder, `${id}.lead`);
  const isNamed: UploadStore['isNamed'] = (id) => uploadIdForm.test(id) && existsSync(leadOf(id));
  const sizeOf = (id: string): number => statSync(fileOf(id), { throwIfNoEntry: false })?.size ?? 0;
  /** Bytes of all files; null until they are counted. To look at each for each that comes would hold all others up. */
  let held: number | null = null;
  const countHeld = (): number => (held ??= listIds().reduce((sum, id) => sum + sizeOf(id), 0));
  const remove: UploadStore['remove'] = (id) => {
    if (!uploadIdForm.test(id)) return;
    if (held !== null) held -= sizeOf(id);
    for (const file of [fileOf(id), nameOf(id), leadOf(id)]) rmSync(file, { force: true });
  };
  /** Whether there is room for so many bytes, if need be by removing files that wait. */
  const makeRoom = (bytes: number): boolean => {
    let left = most - bytes - countHeld();
    if (left >= 0) return true;
    const files = listIds().map((id) => ({ id, ...pick(statSync(fileOf(id))) }));
    const waiting = files.filter(({ id, mtimeMs }) => !isNamed(id) && Date.now() - mtimeMs > hour);
    for (const { id, size } of waiting.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
      if (left >= 0) break;
      remove(id);
      left += size;
    }
    return left >= 0;
  };
  const read: UploadStore['read'] = (id) =>
    uploadIdForm.test(id) && existsSync(fileOf(id)) && existsSync(nameOf(id))
      ? { name: readFileSync(nameOf(id), 'utf8'), bytes: readFileSync(fileOf(id)) }
      : null;
  const mayLook = createPause(hour);
  return {
    read,
    keep: (id, { name, bytes }) => {
      const known = read(id);
      if (known) return known.bytes.equals(bytes) ? 'kept' : 'other';
      if (!makeRoom(bytes.length)) return 'full';
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeWhole(nameOf(id), name);
      writeWhole(fileOf(id), bytes);
      held = countHeld() + bytes.length;
      return 'kept';
    },
    name: (id) => {
      if (uploadIdForm.test(id) && existsSync(fileOf(id))) closeSync(openSync(leadOf(id), 'a', 0o600));
    },
    ...{ isNamed, remove },
    listOld: (now = Date.now()) =>
      mayLook(now)
        ? listIds().filter((id) => now - statSync(fileOf(id)).mtimeMs > uploadDays * 24 * hour)
        : [],
  };
}
