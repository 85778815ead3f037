import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from './build-error.ts';

/** What was found in the finished files of one site. */
export interface Inspection {
  pages: number;
  bytes: number;
  /** CSP sources ('sha256-…') of every inline script and style element. */
  scriptHashes: string[];
  styleHashes: string[];
}

const textFile = /\.(html|js|mjs|css|json|xml|txt|svg|map)$/;
// Not \s, which also means a byte of other characters here.
const link = /[\t\n\f\r ](?:href|src|poster|action)="(\/(?!\/)[^"?#]*)/g;
const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** Scripts of other types are data, which a content security policy does not judge. */
const runs = (attributes: string): boolean =>
  !/\bsrc=/.test(attributes) && !/\btype="(?!module|text\/javascript)/.test(attributes);

/** Bytes as characters, one each: read many times faster than UTF-8, and bytes are all that is compared and hashed. */
const toBytes = (text: string): string => Buffer.from(text).toString('latin1');
const fromBytes = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8');

const hashBytes = (bytes: string): string =>
  `'sha256-${createHash('sha256').update(bytes, 'latin1').digest('base64')}'`;

/**
 * Reads a finished site once: counts it, collects what its security policy must allow, and refuses it when a page that
 * every site has is missing, an internal link leads nowhere, or a secret stands in a file.
 */
export function inspectSite(directory: string, secrets: readonly string[]): Inspection {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)));
  const addresses = new Set(files.map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`));
  const forbidden = secrets.map(toBytes);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const links = new Map<string, string>();
  let bytes = 0;
  let pages = 0;
  for (const file of files) {
    const content = readFileSync(path.join(directory, file));
    bytes += content.length;
    if (!textFile.test(file)) continue;
    const text = content.toString('latin1');
    if (forbidden.some((secret) => text.includes(secret))) {
      throw new BuildError(`${file} holds a secret key. Nothing was published.`);
    }
    if (!file.endsWith('.html')) continue;
    pages += 1;
    for (const [, target = ''] of text.matchAll(link)) if (!links.has(target)) links.set(target, file);
    for (const [, element, attributes = '', body = ''] of text.matchAll(inlineElement)) {
      if (element === 'style') styles.add(body);
      else if (runs(attributes)) scripts.add(body);
    }
  }
  for (const page of ['/', '/404.html']) {
    if (!addresses.has(page)) throw new BuildError(`The build made no page ${page}. Nothing was published.`);
  }
  const broken = [...links]
    .map(([target, file]) => [fromBytes(target), file] as const)
    .filter(([target]) => !addresses.has(decodeURI(target)));
  if (broken.length > 0) {
    const list = broken.slice(0, 5).map(([target, file]) => `${target} (on ${file})`);
    throw new BuildError(
      `${broken.length} internal links lead nowhere: ${list.join(', ')}${broken.length > 5 ? ', …' : ''}.`,
    );
  }
  const hashes = (texts: Set<string>): string[] => [...texts].map(hashBytes).sort();
  return { pages, bytes, scriptHashes: hashes(scripts), styleHashes: hashes(styles) };
}
