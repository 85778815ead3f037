import { isWebAddress, longestAddress } from '#domain/site/web-origin.ts';
import { keep, quote, UnreadableValue, type Cleaner, type Value } from './cleaner.ts';
import { splitList } from './lists.ts';

/**
 * A web address, or null for what is none or too long. Throws an UnreadableValue for one whose host could rewrite the security policy
 * of the site: nobody writes that by mistake, so the whole row is refused.
 */
export function readWebAddress(value: Value): string | null {
  const address = typeof value === 'string' ? value.trim() : '';
  if (address.length > longestAddress) return null;
  if (!/^https?:\/\/\S+$/i.test(address) || !URL.canParse(address)) return null;
  if (!isWebAddress(address))
    throw new UnreadableValue(`expected a web address with a plain host name, found ${quote(address)}`);
  return address;
}

/** The address of a page, a film or a picture. What is none is unknown. */
export const address: Cleaner = (value) => {
  if (value === null || value === '') return keep(null);
  const read = readWebAddress(value);
  return read === null ? { value: null, note: 'no http address, left out' } : keep(read);
};

/** Addresses of pictures, as a list. What is none costs that picture, not the vehicle. */
export const addresses: Cleaner = (value) => {
  if (value === null) return keep(null);
  const parts = splitList(value);
  const read = parts.flatMap((part) => readWebAddress(part) ?? []);
  const lost = parts.length - read.length;
  const kept = read.length > 0 ? read : null;
  return lost === 0
    ? keep(kept)
    : { value: kept, note: 'picture without an http address left out', times: lost };
};

const isRecord = (value: Value | undefined): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A picture as the index nests it; undefined where it has no web address. What is no picture at all is judged with the vehicle. */
function readPicture(part: Value): Value | undefined {
  if (!isRecord(part)) {
    const url = readWebAddress(part);
    return url === null ? undefined : { image: { url } };
  }
  const image = part['image'];
  if (!isRecord(image) || image['url'] === undefined) return part;
  const url = readWebAddress(image['url']);
  if (url === null) return undefined;
  const thumb = isRecord(image['thumb']) ? readWebAddress(image['thumb']['url'] ?? null) : null;
  return { image: { url, ...(thumb !== null && { thumb: { url: thumb } }) } };
}

/** Addresses of pictures, as the index nests them. What no browser should fetch costs that picture, not the vehicle. */
export const pictures: Cleaner = (value) => {
  if (value === null) return keep(null);
  const parts = splitList(value);
  const images = parts.flatMap((part) => readPicture(part) ?? []);
  const lost = parts.length - images.length;
  const kept = images.length > 0 ? images : null;
  if (lost === 0) return keep(kept);
  return { value: kept, note: 'picture without an http address left out', times: lost };
};
