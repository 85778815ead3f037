import { outline, pictureUrls, spinExtras, spinUrls } from '../pictures.ts';
import { hasTurn } from '../../images/frames.ts';
import type { Silhouette } from '../../images/silhouettes.ts';
import type { CaseContext, SampleCase } from './case.ts';

const showing =
  (count: number) =>
  ({ imageBase, choice, paint, random }: CaseContext): ReturnType<SampleCase['change']> => {
    const urls = pictureUrls({
      base: imageBase,
      silhouette: outline(choice),
      colour: paint.name,
      count,
      seed: random.integer(0, 99),
    });
    return {
      images: count > 0 ? urls.map((url) => ({ image: { url } })) : undefined,
      primary_image_url: urls[0],
      photos_count: count,
    };
  };

const isPictured = ({ choice }: CaseContext): boolean => outline(choice) !== null;
/** The outline of a vehicle that has been turned: only such ones have enough pictures. */
const findTurned = ({ choice }: Pick<CaseContext, 'choice'>): Silhouette | null => {
  const silhouette = outline(choice);
  return silhouette !== null && hasTurn(silhouette) ? silhouette : null;
};
const turns = (context: CaseContext): boolean => findTurned(context) !== null;

/** Galleries of every size, and turntables. */
export const pictureCases: SampleCase[] = [
  { name: 'no picture', share: 0.01, change: showing(0) },
  { name: 'one picture', share: 0.01, fits: isPictured, change: showing(1) },
  { name: 'three pictures', share: 0.02, fits: isPictured, change: showing(3) },
  { name: 'four pictures', share: 0.02, fits: isPictured, change: showing(4) },
  { name: 'twenty pictures', share: 0.02, fits: turns, change: showing(20) },
  {
    name: 'primary picture only',
    share: 0.005,
    fits: isPictured,
    change: ({ document }) => ({
      images: undefined,
      photos_count: 1,
      primary_image_url: document.primary_image_url,
    }),
  },
  {
    name: 'turntable',
    share: 0.05,
    fits: turns,
    change: ({ imageBase, choice, paint }) => {
      const silhouette = findTurned({ choice });
      if (silhouette === null) return {};
      const order = { base: imageBase, silhouette, colour: paint.name };
      const { interior, hotspots } = spinExtras(order);
      return {
        spin_images: spinUrls(order),
        spin_interior_image: interior,
        hotspots: hotspots.length > 0 ? hotspots : undefined,
      };
    },
  },
];
