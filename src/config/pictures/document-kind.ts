/** How files of documents begin, in letters of Latin-1, and what each is. */
const beginnings: readonly { ending: RegExp; begins: RegExp; name: string }[] = [
  { ending: /\.pdf$/i, begins: /^[^]{0,1000}%PDF/, name: 'a PDF' },
  { ending: /\.(?:docx|xlsx|zip)$/i, begins: /^PK/, name: 'a document of that kind' },
  // Pictures of phones begin so as well.
  {
    ending: /\.mp4$/i,
    begins: /^[^]{4}ftyp(?!avi[fs]|mif1|msf1|hei[cfmsx]|hev[cmsx])/,
    name: 'a film in MP4',
  },
  { ending: /\.webm$/i, begins: /^\x1a\x45\xdf\xa3/, name: 'a film in WebM' },
  { ending: /\.woff2$/i, begins: /^wOF2/, name: 'a font in WOFF2' },
];

/**
 * What a file should be by its name and is not; null for a sound one and for kinds that cannot be told.
 *
 * @param start its first bytes, some thousand of them, in letters of Latin-1
 */
export function findPretence(file: string, start: string): string | null {
  const kind = beginnings.find(({ ending }) => ending.test(file));
  return kind && !kind.begins.test(start) ? kind.name : null;
}
