import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { resolvePaint } from './colours.ts';
import { createPicture } from './create-picture.ts';
import { refuseForNow } from '../door/rate-limits.ts';
import { framesDirectory, readGoods, readScene, readVehicleFrame, type Frame } from './frames.ts';
import { sendFilm } from './send-film.ts';
import { parseImageParameters, resolveFormat } from './image-parameters.ts';
import { createPictureCache } from './picture-cache.ts';

/** Changes when tinting or encoding changes, so that old cached pictures are left behind. */
const recipe = '1';

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
    let wait: number | null = null;
    const picture = await cache(key, (letGo) => {
      wait = askLeave(context);
      if (wait === null) return createPicture(frame, paint, parameters, format);
      letGo();
      return Promise.resolve(Buffer.alloc(0));
    });
    // Also for who asked for the same picture while another one was refused.
    if (picture.byteLength === 0) return refuseForNow(context, wait ?? 1);
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
