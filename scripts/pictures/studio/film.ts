import { createWebm, type FilmFrame } from './webm.ts';

/** A picture of a film: how long it is seen, how much nearer it comes meanwhile, and how it follows the one before. */
export interface Scene {
  /** Address of the picture. */
  readonly picture: string;
  readonly milliseconds: number;
  /** Share by which it grows; 0 stands still. */
  readonly zoom: number;
  /** Milliseconds in which it comes over the one before; 0 is a cut. */
  readonly fade: number;
}

const film = { width: 640, height: 426, perSecond: 24, bitrate: 95_000 };

async function load(address: string): Promise<ImageBitmap> {
  const answer = await fetch(address);
  return createImageBitmap(await answer.blob());
}

function draw(
  pen: OffscreenCanvasRenderingContext2D,
  picture: ImageBitmap,
  zoom: number,
  alpha: number,
): void {
  const { width, height } = film;
  const scale = Math.max(width / picture.width, height / picture.height) * (1 + zoom);
  const [wide, high] = [picture.width * scale, picture.height * scale];
  pen.globalAlpha = alpha;
  pen.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high);
}

/** Draws scenes one after the other and encodes them: a WebM file in base64. */
export async function makeFilm(scenes: readonly Scene[]): Promise<string> {
  const canvas = new OffscreenCanvas(film.width, film.height);
  const pen = canvas.getContext('2d', { alpha: false });
  if (!pen) throw new Error('This browser draws nothing.');
  pen.imageSmoothingQuality = 'high';
  const frames: FilmFrame[] = [];
  let failed: unknown;
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      frames.push({ at: Math.round(chunk.timestamp / 1_000), key: chunk.type === 'key', bytes });
    },
    error: (error) => (failed = error),
  });
  encoder.configure({
    ...{ codec: 'vp09.00.21.08', width: film.width, height: film.height, bitrate: film.bitrate },
    ...{ framerate: film.perSecond, latencyMode: 'quality' },
  });
  const step = 1_000 / film.perSecond;
  const pictures = await Promise.all(scenes.map(({ picture }) => load(picture)));
  let start = 0;
  let count = 0;
  for (const [index, scene] of scenes.entries()) {
    const [picture, before] = [pictures[index], pictures[index - 1]];
    for (; picture && count * step < start + scene.milliseconds; count += 1) {
      const since = count * step - start;
      if (before && since < scene.fade) draw(pen, before, scenes[index - 1]?.zoom ?? 0, 1);
      draw(
        pen,
        picture,
        (scene.zoom * since) / scene.milliseconds,
        scene.fade ? Math.min(1, since / scene.fade) : 1,
      );
      const frame = new VideoFrame(canvas, { timestamp: count * step * 1_000 });
      encoder.encode(frame, { keyFrame: count % (film.perSecond * 4) === 0 });
      frame.close();
    }
    start += scene.milliseconds;
  }
  await encoder.flush();
  if (failed) throw failed instanceof Error ? failed : new Error('The film cannot be encoded.');
  const bytes = createWebm(frames, { ...film, duration: start });
  return btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''));
}
