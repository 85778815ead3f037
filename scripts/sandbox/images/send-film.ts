import type { Context } from 'hono';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openAnswerPlace } from '../door/answer-room.ts';

const headers = {
  'Content-Type': 'video/webm',
  'Accept-Ranges': 'bytes',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=86400',
};

/** Answers a film, or the part of it that a player winds to: one range of bytes, as every browser asks for. */
export async function sendFilm(context: Context, directory: string): Promise<Response> {
  const film = await readFile(join(directory, 'films', context.req.param('file') ?? '')).catch(() => null);
  if (!film) return context.json({ message: `There is no film at ${context.req.path}.` }, 404);
  openAnswerPlace(context).grow(film.length);
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(context.req.header('range') ?? '') ?? [];
  if (!from && !to) return context.body(new Uint8Array(film), 200, headers);
  const start = from ? Number(from) : Math.max(0, film.length - Number(to));
  const end = from && to ? Math.min(Number(to), film.length - 1) : film.length - 1;
  if (start > end) return context.body(null, 416, { ...headers, 'Content-Range': `bytes */${film.length}` });
  return context.body(new Uint8Array(film.subarray(start, end + 1)), 206, {
    ...headers,
    'Content-Range': `bytes ${start}-${end}/${film.length}`,
  });
}
