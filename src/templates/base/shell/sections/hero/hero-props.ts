import { findPicture, type PictureSource } from '#domain/gallery/own-picture.ts';
import type { SectionProps } from '../section.ts';

/** What the first section of a home page may be told; what it is not told comes from the stock. */
export type HeroProps = SectionProps<'hero'>;

/** Whether it speaks of the stock. Without the search it speaks of its page alone, as a campaign does, which has one way on. */
export const speaksOfStock = ({ options }: Pick<HeroProps, 'options'>): boolean => options.search !== false;

/** Its picture: the dealer's, else that of the vehicle that came last. */
export const findHeroPicture = ({ options, data, site }: HeroProps): PictureSource | null =>
  findPicture(options.image, site) ??
  data.vehicles.find(({ images }) => images.length > 0)?.images[0]?.url ??
  null;
