import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  statfsSync,
  type Stats,
} from 'node:fs';
import path from 'node:path';
import { uploadDays, uploadIdForm } from '#domain/lead/upload.ts';
import { writeWhole } from '../../command/write-whole.ts';
import { createPause } from '../clock.ts';

/** Bytes of all files that wait for a lead. Those that a lead names are the dealer's, and only the disk bounds them. */
const mostBytes = 2 * 1024 ** 3;
/** Bytes of the disk that files leave to leads and all else. */
const spareBytes = 256 * 1024 ** 2;
const hour = 3_600_000;

export interface UploadStore {
  /**
   * Keeps a file; 'other' when another one has the id, 'full' when there is no room. Those that have waited longest for a
   * lead make room for it.
   */
  keep: (id: string, file: { name: string; bytes: Buffer }) => 'kept' | 'other' | 'full';
  /** A kept file; null when there is none. */
  read: (id: string) => { name: string; bytes: Buffer } | null;
  /** Notes that a lead names a file: its sender can no longer take it away, and it takes no room from others that wait. */
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
 * @param most bytes of all files that wait for a lead
 * @param spare bytes of the disk that stay free
 */
export function createUploadStore(folder: string, most = mostBytes, spare = spareBytes): UploadStore {
  const fileOf = (id: string): string => path.join(folder, id);
  const nameOf = (id: string): string => path.join(folder, `${id}.name`);
  const listIds = (): string[] =>
    existsSync(folder) ? readdirSync(folder).filter((name) => uploadIdForm.test(name)) : [];
  const leadOf = (id: string): string => path.join(folder, `${id}.lead`);
  const isNamed: UploadStore['isNamed'] = (id) => uploadIdForm.test(id) && existsSync(leadOf(id));
  const sizeOf = (id: string): number => statSync(fileOf(id), { throwIfNoEntry: false })?.size ?? 0;
  const waitingSizeOf = (id: string): number => (isNamed(id) ? 0 : sizeOf(id));
  /** Bytes of all that wait; null until they are counted. To look at each for each that comes would hold all others up. */
  let held: number | null = null;
  const countHeld = (): number => (held ??= listIds().reduce((sum, id) => sum + waitingSizeOf(id), 0));
  const remove: UploadStore['remove'] = (id) => {
    if (!uploadIdForm.test(id)) return;
    if (held !== null) held -= waitingSizeOf(id);
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
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = statfsSync(folder);
      if (bavail * bsize < bytes.length + spare || !makeRoom(bytes.length)) return 'full';
      writeWhole(nameOf(id), name, 0o600);
      writeWhole(fileOf(id), bytes, 0o600);
      held = countHeld() + bytes.length;
      return 'kept';
    },
    name: (id) => {
      if (!uploadIdForm.test(id) || !existsSync(fileOf(id))) return;
      if (held !== null) held -= waitingSizeOf(id);
      closeSync(openSync(leadOf(id), 'a', 0o600));
    },
    ...{ isNamed, remove },
    listOld: (now = Date.now()) =>
      mayLook(now)
        ? listIds().filter((id) => now - statSync(fileOf(id)).mtimeMs > uploadDays * 24 * hour)
        : [],
  };
}
