import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isGroup } from './path.ts';

let known: Promise<Readonly<Record<string, string>>> | undefined;

/**
 * The usual texts of `src/messages` by their keys: the dictionaries, exported as `…Messages`, that `messages:` may
 * override. A process reads them once.
 */
export const readMessages = (): Promise<Readonly<Record<string, string>>> => (known ??= read('src/messages'));

async function read(directory: string): Promise<Record<string, string>> {
  if (!existsSync(directory)) return {};
  const files = globSync('**/*.ts', { cwd: directory }).sort();
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(resolve(directory, file)).href)),
  );
  const texts = modules.flatMap((module: Record<string, unknown>) =>
    Object.entries(module).flatMap(([name, value]) =>
      name.endsWith('Messages') && isGroup(value) ? Object.entries(value) : [],
    ),
  );
  return Object.fromEntries(texts.map(([key, text]) => [key, String(text)]));
}
