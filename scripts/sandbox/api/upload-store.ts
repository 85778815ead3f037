import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { uploadDays, uploadIdForm } from '#domain/lead/upload.ts';
import { writeWhole } from '../../command/write-whole.ts';

/** Bytes of all files that wait for a lead or have one: a disk is finite. */
const mostBytes = 2 * 1024 ** 3;
const hour = 3_600_000;

export interface UploadStore {
  /** Keeps a file; 'other' when another one has the id, 'full' when there is no room. */
  keep: (id: string, file: { name: string; bytes: Buffer }) => 'kept' | 'other' | 'full';
  /** A kept file; null when there is none. */
  read: (id: string) => { name: string; bytes: Buffer } | null;
  remove: (id: string) => void;
  /** Ids of files that have waited for a lead longer than one may come; none when asked again within the hour. */
  listOld: (now?: number) => string[];
}

/** Keeps files that forms sent, each beside its name, in a folder that no server publishes. */
export function createUploadStore(folder: string): UploadStore {
  const fileOf = (id: string): string => path.join(folder, id);
  const nameOf = (id: string): string => path.join(folder, `${id}.name`);
  const listIds = (): string[] =>
    existsSync(folder) ? readdirSync(folder).filter((name) => uploadIdForm.test(name)) : [];
  const measure = (): number => listIds().reduce((sum, id) => sum + statSync(fileOf(id)).size, 0);
  const read: UploadStore['read'] = (id) =>
    uploadIdForm.test(id) && existsSync(fileOf(id)) && existsSync(nameOf(id))
      ? { name: readFileSync(nameOf(id), 'utf8'), bytes: readFileSync(fileOf(id)) }
      : null;
  let lookedAt = 0;
  return {
    read,
    keep: (id, { name, bytes }) => {
      const known = read(id);
      if (known) return known.bytes.equals(bytes) ? 'kept' : 'other';
      if (measure() + bytes.length > mostBytes) return 'full';
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeWhole(nameOf(id), name);
      writeWhole(fileOf(id), bytes);
      return 'kept';
    },
    remove: (id) => {
      for (const file of [fileOf(id), nameOf(id)]) rmSync(file, { force: true });
    },
    listOld: (now = Date.now()) => {
      if (now - lookedAt < hour) return [];
      lookedAt = now;
      return listIds().filter((id) => now - statSync(fileOf(id)).mtimeMs > uploadDays * 24 * hour);
    },
  };
}
