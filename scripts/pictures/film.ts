import { parseImageParameters } from '../sandbox/images/image-parameters.ts';
import { createPicture } from '../sandbox/images/create-picture.ts';
import { framesDirectory, readVehicleFrame } from '../sandbox/images/frames.ts';
import type { Scene } from './studio/film.ts';

/** What the sandbox's walk-around films show: one body in one paint each. */
export const films = [{ name: 'suv-white', body: 'suv', colour: 'white' }] as const;

/** Views of a film: a turn, then what a shopper would walk up to. */
const turn = Array.from(
  { length: 36 },
  (_, step) => `spin-${String(((step + 4) % 36) * 10).padStart(3, '0')}`,
);
const stops = ['hero', 'rear-three-quarter', 'detail-1', 'detail-2', 'interior'];

async function readPicture(body: string, view: string, colour: string): Promise<string> {
  const frame = await readVehicleFrame(framesDirectory, body, view);
  const parameters = parseImageParameters({ width: '960', quality: '92', format: 'jpeg' });
  if (!frame || 'problem' in parameters) throw new Error(`There is no picture of ${body} ${view}.`);
  const picture = await createPicture(frame, colour, parameters, 'jpeg');
  return `data:image/jpeg;base64,${picture.toString('base64')}`;
}

/** The scenes of a film, with their pictures. */
export async function readScenes({ body, colour }: { body: string; colour: string }): Promise<Scene[]> {
  const turned = await Promise.all(turn.map((view) => readPicture(body, view, colour)));
  const stopped = await Promise.all(stops.map((view) => readPicture(body, view, colour)));
  return [
    ...turned.map((picture) => ({ picture, milliseconds: 125, zoom: 0, fade: 0 })),
    ...stopped.map((picture) => ({ picture, milliseconds: 1_400, zoom: 0.05, fade: 250 })),
  ];
}
