import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isGroup } from './path.ts';

/** Every message key of `src/messages`: the dictionaries, exported as `…Messages`, that `messages:` may override. */
export async function readMessageKeys(directory = 'src/messages'): Promise<string[]> {
  if (!existsSync(directory)) return [];
  const files = readdirSync(directory).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(resolve(directory, file)).href)),
  );
  const dictionaries = modules.flatMap((module: Record<string, unknown>) =>
    Object.entries(module).flatMap(([name, value]) =>
      name.endsWith('Messages') && isGroup(value) ? [Object.keys(value)] : [],
    ),
  );
  return [...new Set(dictionaries.flat())].sort();
}
