import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { escapeMarkup } from '#domain/page/markup.ts';
import type { Shot } from './photograph.ts';

const style = `body { margin: 24px; font: 14px/1.4 system-ui, sans-serif; }
ul { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto; padding: 0; list-style: none; }
img { display: block; height: 420px; border: 1px solid #ccc; object-fit: cover; object-position: top; }
img[data-narrow] { width: 195px; } img:not([data-narrow]) { width: 560px; }`;

/** Writes one page with all pictures, by kind of page, and answers its file. */
export function writeContactSheet(folder: string, shots: readonly Shot[]): string {
  const kinds = Map.groupBy(shots, ({ kind }) => kind);
  const body = [...kinds].map(
    ([kind, of]) => `<h2>${escapeMarkup(kind)}</h2><ul>${of.map(drawShot).join('')}</ul>`,
  );
  const file = path.join(folder, 'index.html');
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>`;
  writeFileSync(file, `${head}<h1>Contact sheet</h1>${body.join('\n')}</html>\n`);
  return file;
}

function drawShot({ slug, template, width, file }: Shot): string {
  const name = escapeMarkup(`${template}, ${slug}, ${width} px`);
  const address = escapeMarkup(file);
  const narrow = width < 700 ? ' data-narrow' : '';
  return `<li><a href="${address}"><img src="${address}" alt="${name}" loading="lazy"${narrow}></a>${name}</li>`;
}
