import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Keeps tests, and the commands that they run, away from `dealers/`: whatever marketers add, change or remove there, no
 * test can tell. What every dealer shares belongs to the product and may be read.
 */
const dealers = path.resolve(import.meta.dirname, '../../dealers');
const shared = /^(README\.md|_defaults\.yaml|_legal|\.schema)(\/|$)/;

function refuse(file: unknown): void {
  const name = file instanceof URL ? fileURLToPath(file) : file;
  if (typeof name !== 'string') return;
  const inside = path.relative(dealers, path.resolve(name)).replaceAll(path.sep, '/');
  if (inside.startsWith('..') || path.isAbsolute(inside) || shared.test(inside)) return;
  throw new Error(`A test reads dealers/${inside}. That is data: use a folder of tests/dealers.`);
}

type Read = (file: unknown, ...more: unknown[]) => unknown;

/** The same function, for what is not a dealer's data. */
const guard =
  (read: Read): Read =>
  (file, ...more) => {
    refuse(file);
    return read(file, ...more);
  };

const once = Symbol.for('forecourt: dealers are data');
if (!(once in globalThis)) {
  Object.defineProperty(globalThis, once, { value: true });
  for (const name of ['readFileSync', 'readdirSync', 'createReadStream'] as const)
    Object.assign(fs, { [name]: guard(fs[name] as Read) });
  for (const name of ['readFile', 'readdir'] as const)
    Object.assign(fs.promises, { [name]: guard(fs.promises[name] as Read) });
  syncBuiltinESMExports();
}
