import { memoryFull } from './free-memory.ts';

/** What is wrong with a disk, or with the memory, in the code of the service where it has one, and in words. */
export interface StorageProblem {
  code: 'OUT_OF_DISK' | 'OUT_OF_MEMORY' | 'DISK_ERROR';
  message: string;
}

const full: StorageProblem = {
  code: 'OUT_OF_DISK',
  message: 'The disk of this server is full: nothing was stored.',
};
const crowded: StorageProblem = {
  code: 'OUT_OF_MEMORY',
  message: 'The memory of this server is full: nothing was stored.',
};
const readOnly: StorageProblem = {
  code: 'DISK_ERROR',
  message: 'This server may not write to its data folder: nothing was stored.',
};
const broken: StorageProblem = {
  code: 'DISK_ERROR',
  message: 'The disk of this server cannot be read or written: nothing was stored.',
};

const busy: StorageProblem = {
  code: 'DISK_ERROR',
  message: 'Another program is writing to the data of this server: nothing was stored.',
};

/** No room for the file that SQLite keeps beside an open one (SQLITE_IOERR_SHMSIZE). */
const noRoomBeside = 4_874;
/** By SQLite's primary result code. */
const bySqlite = new Map([
  [5, busy],
  [8, readOnly],
  [10, broken],
  [11, broken],
  [13, full],
  [14, readOnly],
]);
const bySystem = new Map([
  ['ENOSPC', full],
  ['EDQUOT', full],
  ['EROFS', readOnly],
  ['EACCES', readOnly],
  ['EIO', broken],
  [memoryFull, crowded],
]);

/** Disk or memory as the cause of an error; null for every other error. */
export function findStorageProblem(error: unknown): StorageProblem | null {
  if (!(error instanceof Error)) return null;
  const { code, errcode } = error as { code?: string; errcode?: number };
  if (code === 'ERR_SQLITE_ERROR' && errcode === noRoomBeside) return full;
  if (code === 'ERR_SQLITE_ERROR') return bySqlite.get((errcode ?? 0) & 0xff) ?? null;
  return bySystem.get(code ?? '') ?? null;
}
