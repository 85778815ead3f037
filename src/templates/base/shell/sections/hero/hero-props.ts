import type { SectionProps } from '../section.ts';

/** What the first section of a home page may be told; what it is not told comes from the stock. */
export type HeroProps = SectionProps<'hero'>;

/** Its picture: the dealer's, else that of the vehicle that came last. */
export const findHeroPicture = ({ options, data }: HeroProps): string | null =>
  options.image ?? data.vehicles.find(({ images }) => images.length > 0)?.images[0]?.url ?? null;
