import { pathOfAddress } from './path-of-address.ts';

/** Documents of the dealer's own folder by their addresses, such as '/prices.pdf'. */
export type OwnDocuments = Readonly<Record<string, { bytes: number }>>;

/** What a list of downloads says of a document beside its name. */
export interface OwnDocument {
  /** What it is, as people call it: 'PDF'. */
  kind: string;
  bytes: number;
}

/** The document of the dealer's folder behind a link; null for a page, and for a document elsewhere. */
export function findOwnDocument(
  href: string,
  { documents }: { documents: OwnDocuments },
): OwnDocument | null {
  const path = href.replace(/[?#].*$/, '');
  const document = documents[path] ?? documents[pathOfAddress(path)];
  const ending = /\.(\w+)$/.exec(path)?.[1];
  return document && ending ? { kind: ending.toUpperCase(), bytes: document.bytes } : null;
}

/** The documents that a text may name. One whose address can be written in several ways always may be. */
export const pickDocuments = (text: string, documents: OwnDocuments): OwnDocuments =>
  Object.fromEntries(
    Object.entries(documents).filter(([address]) => !/^[\w./-]+$/.test(address) || text.includes(address)),
  );

const units = ['B', 'kB', 'MB', 'GB'];

/** A size in words, of units of a thousand as file managers show them: '1.2 MB', '340 kB'. */
export function formatBytes(bytes: number): string {
  const step = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 0), units.length - 1);
  const amount = bytes / 1000 ** step;
  return `${amount < 10 && step > 1 ? amount.toFixed(1) : Math.round(amount)} ${units[step] ?? ''}`;
}
