import { createHash, hash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';

/** Everything that shapes pages apart from dealer files and stock. */
const codeFiles = [
  'src/**/*',
  'public/**/*',
  'scripts/build/**/*.ts',
  'package-lock.json',
  'astro.config.mjs',
  'tsconfig.json',
];

/** One digest of the code and of the Node version that runs it. */
export function digestCode(root: string): string {
  const hash = createHash('sha256').update(process.version);
  const files = globSync(codeFiles, { cwd: root })
    .filter((file) => statSync(`${root}/${file}`).isFile())
    .sort();
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(`${root}/${file}`));
  return hash.digest('hex');
}

/** Digest of plain data; two equal values give the same one whatever the order of their keys. */
export function digestData(...values: unknown[]): string {
  const sorted = (_key: string, value: unknown): unknown =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  return createHash('sha256').update(JSON.stringify(values, sorted)).digest('hex');
}

/** A short digest of bytes or text, for what is compared thousands of times. */
export const digestBytes = (content: Buffer | string): string => hash('sha1', content, 'base64url');
