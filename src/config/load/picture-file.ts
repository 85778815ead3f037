import { closeSync, openSync, readSync } from 'node:fs';

/** Endings that browsers draw as pictures. */
const pictureEnding = /\.(svg|png|jpe?g|webp|avif|gif)$/i;
/** Endings of documents that are no pictures for browsers; an address without an ending may be one. */
const otherEnding = /\.(pdf|docx?|pptx?|ai|eps|psd|indd|tiff?|heic|bmp|ico|html?|php|zip|mp4|webm)$/i;

const pathOf = (address: string): string => address.replace(/[?#].*$/, '');

/** Whether the address of a picture elsewhere ends like something that browsers do not draw. */
export const isOtherDocument = (address: string): boolean => otherEnding.test(pathOf(address));

/** How files begin, by their kind; letters of Latin-1. */
const beginnings: readonly RegExp[] = [
  /^\x89PNG/,
  /^\xff\xd8\xff/,
  /^GIF8/,
  /^RIFF[^]{4}WEBP/,
  /^[^]{4}ftypavi[fs]/,
  /^[^]*<svg[\s>]/i,
];

/** Whether a file is a picture that browsers draw: by its ending and by how it begins. */
export function isPictureFile(file: string): boolean {
  if (!pictureEnding.test(file)) return false;
  const start = Buffer.alloc(4096);
  const handle = openSync(file, 'r');
  try {
    const length = readSync(handle, start);
    const text = start.toString('latin1', 0, length);
    return beginnings.some((form) => form.test(text));
  } finally {
    closeSync(handle);
  }
}
