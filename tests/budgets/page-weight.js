import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The files under `_astro/` that a built page makes a browser load, found the way a browser finds them: what the
 * HTML names, then what those modules import statically (dynamic imports are loaded later, when used).
 *
 * @param {string} site folder of one built site
 * @param {string} page path of an HTML file in it
 * @returns {{ scripts: string[], styles: string[], blocking: string[] }} absolute paths; `blocking` are the addresses of
 *   the styles that the page is not drawn without
 */
export function weigh(site, page) {
  // An island that waits for its popover to open, to be used, or to come into view loads nothing with the page; nor does
  // a script in a template, which waits for somebody who has signed in.
  const html = readFileSync(path.join(site, page), 'utf8')
    .replace(/<astro-island(?:\s+[\w:-]+(?:="[^"]*")?)*\s*>/g, (tag) =>
      / client="(open|use|visible)"/.test(tag) ? '' : tag,
    )
    .replace(/<template>\s*<script[^>]*>\s*<\/script>\s*<\/template>/g, '');
  const named = [
    ...html.matchAll(/(?:src|href|component-url|renderer-url|before-hydration-url)="(\/_astro\/[^"?]+)"/g),
  ];
  const inline = [...html.matchAll(/import\s*["'](\/_astro\/[^"']+)["']/g)];
  const queue = [...named, ...inline].map(([, url]) => url);
  const files = new Set();
  while (queue.length > 0) {
    const url = queue.pop();
    const file = path.join(site, url);
    if (files.has(file) || !existsSync(file)) continue;
    files.add(file);
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(file, 'utf8');
    for (const [, specifier] of code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)) {
      queue.push(path.posix.join(path.posix.dirname(url), specifier));
    }
  }
  const sorted = [...files].sort();
  return {
    scripts: sorted.filter((file) => file.endsWith('.js')),
    styles: sorted.filter((file) => file.endsWith('.css')),
    blocking: [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, address]) => address),
  };
}
