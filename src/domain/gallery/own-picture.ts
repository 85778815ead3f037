import { pathOfAddress } from '../site/path-of-address.ts';

/** A picture of the dealer's own folder as the build publishes it. Plain data. */
export interface OwnPicture {
  /** Address of its widest version on the site. */
  src: string;
  /** Pixels of that version. */
  width: number;
  height: number;
  /** All versions for the attribute `srcset`, in a format that every browser draws; empty where there is one alone. */
  srcset: string;
  /** The same as AVIF; empty where that is no smaller. */
  avif: string;
}

/** Own pictures by their addresses, as settings and texts name them: '/yard.jpg'. */
export type OwnPictures = Readonly<Record<string, OwnPicture>>;

/** What a part can draw: a picture of the dealer's folder, or the address of one elsewhere. */
export type PictureSource = string | OwnPicture;

/** The picture of the dealer's folder behind an address; null for one elsewhere, and for none. */
export const findOwnPicture = (
  address: string | null | undefined,
  pictures: OwnPictures,
): OwnPicture | null =>
  address?.startsWith('/') ? (pictures[address] ?? pictures[pathOfAddress(address)] ?? null) : null;

/** What `Picture` draws for an address of a setting or text: own pictures as data, others as their address. */
export const findPicture = (
  address: string | null | undefined,
  { pictures }: { pictures: OwnPictures },
): PictureSource | null => findOwnPicture(address, pictures) ?? address ?? null;

/** Address of the narrowest version that has so many pixels across; of the widest where none has. */
export const fitPicture = ({ src, srcset }: OwnPicture, width: number): string =>
  srcset
    .split(', ')
    .map((version) => version.split(' '))
    .find(([, wide = '0w']) => Number.parseInt(wide) >= width)?.[0] ?? src;

/** The own pictures among some addresses, for islands: a page hands over only what it may draw. */
export const pickPictures = (
  addresses: readonly (string | null | undefined)[],
  pictures: OwnPictures,
): OwnPictures =>
  Object.fromEntries(
    addresses.flatMap((address) => {
      const picture = findOwnPicture(address, pictures);
      return address && picture ? [[address, picture]] : [];
    }),
  );
