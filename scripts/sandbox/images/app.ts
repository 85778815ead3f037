import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Hono, type Context } from 'hono';
import { resolvePaint } from './colours.ts';
import { createPicture } from './create-picture.ts';
import { openAnswerPlace } from '../door/answer-room.ts';
import { refuseForNow } from '../door/rate-limits.ts';
import { framesDirectory, readGoods, readScene, readVehicleFrame, type Frame } from './frames.ts';
import { sendFilm } from './send-film.ts';
import { parseImageParameters, resolveFormat } from './image-parameters.ts';
import { createPictureCache } from './picture-cache.ts';
import { createTurns } from './turns.ts';

/** Pictures that are made at once: Node has four threads for such work, which files and addresses need as well. */
const atOnce = Math.min(4, Math.max(3, availableParallelism()));

/** Pictures of one connection that may wait to be made: several pages full. Each keeps its request in memory. */
const mostWaiting = 300;
/** Seconds after which whoever has more asks again. */
const rest = 10;

/** Changes when tinting or encoding changes, so that old cached pictures are left behind. */
const recipe = '2';

const headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
};

/**
 * The sandbox's image CDN, to be mounted at `/images`:
 * `/vehicles/<body>/<view>/<colour>.jpg`, `/scenes/<name>.jpg` and `/parts/<name>.jpg` with `width`, `height`, `fit`, `quality`, `format`,
 * and `/films/<name>.webm`.
 * Made pictures are kept under `cacheDir`; `frames` is where the generator wrote the neutral ones.
 */
export function createImagesApp({
  cacheDir,
  frames = framesDirectory,
  askLeave = () => null,
}: {
  cacheDir: string;
  frames?: string;
  /** Asked before a picture is made: seconds to wait for who has had too many made, else null. */
  askLeave?: (context: Context) => number | null;
}): Hono {
  const app = new Hono();
  const cache = createPictureCache(cacheDir);
  const inTurn = createTurns({ all: atOnce, each: atOnce - 1 });

  async function answer(
    context: Context,
    frame: Frame | undefined,
    paint: string | undefined,
  ): Promise<Response> {
    if (!frame) return context.json({ message: `There is no picture at ${context.req.path}.` }, 404, headers);
    const parameters = parseImageParameters(context.req.query());
    if ('problem' in parameters) return context.json({ message: parameters.problem }, 400, headers);
    const format = resolveFormat(parameters.format, context.req.header('accept'));
    const key = createHash('sha256')
      .update(frame.picture)
      .update(frame.mask ?? '')
      .update(
        JSON.stringify([
          recipe,
          paint ?? '',
          frame.mirrored,
          parameters.width,
          parameters.height,
          parameters.quality,
          format,
        ]),
      )
      .digest('hex');
    const etag = `"${key.slice(0, 32)}"`;
    const about = {
      ...headers,
      ETag: etag,
      Vary: 'Accept',
      'Cache-Control': 'public, max-age=31536000, immutable',
    };
    if (context.req.header('if-none-match') === etag) return context.body(null, 304, about);
    const make = (): Promise<Buffer> => cache(key, () => createPicture(frame, paint, parameters, format));
    const place = openAnswerPlace(context);
    let picture = await cache.find(key);
    if (!picture) {
      const wait = askLeave(context) ?? (inTurn.countWaiting(place.who) >= mostWaiting ? rest : null);
      if (wait !== null) return refuseForNow(context, wait);
      // Read now, because only who reads it is told. Whoever has left a page wants none of its pictures.
      const { signal } = context.req.raw;
      picture = await inTurn(place.who, async () => (signal.aborted ? undefined : make()));
      if (!picture) return context.body(null, 408, headers);
    }
    place.grow(picture.length);
    return context.body(new Uint8Array(picture), 200, { ...about, 'Content-Type': `image/${format}` });
  }

  app.get('/vehicles/:body/:view/:file{.+\\.jpg}', async (context) => {
    const { body, view, file } = context.req.param();
    // By the paint: names that mean the same are one picture, and an invented one is none.
    const paint = resolvePaint(file.replace(/\.jpg$/, ''));
    return answer(
      context,
      paint === null ? undefined : await readVehicleFrame(frames, body, view),
      paint ?? undefined,
    );
  });
  app.get('/scenes/:file{.+\\.jpg}', async (context) => {
    const name = context.req.param('file').replace(/\.jpg$/, '');
    return answer(context, await readScene(frames, name), undefined);
  });
  app.get('/parts/:file{.+\\.jpg}', async (context) => {
    const name = context.req.param('file').replace(/\.jpg$/, '');
    return answer(context, await readGoods(frames, name), undefined);
  });
  app.get('/films/:file{[a-z-]+\\.webm}', (context) => sendFilm(context, frames));
  app.notFound((context) =>
    context.json({ message: `There is no picture at ${context.req.path}.` }, 404, headers),
  );
  return app;
}
