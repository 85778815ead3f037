import { outline, pictureUrls, spinExtras, spinUrls } from '../pictures.ts';
import { hasTurn } from '../../images/frames.ts';
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

/** Only outlines that have been turned have enough pictures. */
const turns = ({ choice }: CaseContext): boolean => hasTurn(outline(choice));

/** Galleries of every size, and turntables. */
export const pictureCases: SampleCase[] = [
  { name: 'no picture', share: 0.01, change: showing(0) },
  { name: 'one picture', share: 0.01, change: showing(1) },
  { name: 'three pictures', share: 0.02, change: showing(3) },
  { name: 'four pictures', share: 0.02, change: showing(4) },
  { name: 'twenty pictures', share: 0.02, fits: turns, change: showing(20) },
  {
    name: 'primary picture only',
    share: 0.005,
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
      const order = { base: imageBase, silhouette: outline(choice), colour: paint.name };
      const { interior, hotspots } = spinExtras(order);
      return {
        spin_images: spinUrls(order),
        spin_interior_image: interior,
        hotspots: hotspots.length > 0 ? hotspots : undefined,
      };
    },
  },
];
