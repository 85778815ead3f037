/**
 * How a video is shown: a `file` in the browser's own player, an `embed` in the player of the service that
 * holds it, and anything else as a plain `link`.
 */
export type Video =
  | { kind: 'file'; url: string }
  | { kind: 'embed'; url: string; playerUrl: string }
  | { kind: 'link'; url: string };

/** Known players: how to read the id from a video's address, and the address of the player without cookies. */
const players: readonly { id: RegExp; player: (id: string) => string }[] = [
  {
    id: /^https:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  },
  {
    id: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?!\d)/,
    player: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
];

/** Reads a video's address; null when there is none or it is not safe. */
export function describeVideo(url: string | null): Video | null {
  if (url === null || !URL.canParse(url)) return null;
  const { protocol, pathname } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  if (/\.(mp4|webm|m4v|ogv)$/i.test(pathname)) return { kind: 'file', url };
  for (const { id, player } of players) {
    const found = id.exec(url)?.[1];
    if (found) return { kind: 'embed', url, playerUrl: player(found) };
  }
  return { kind: 'link', url };
}

/** Reads the address of a video that a setting names: one of the dealer's own files, or one elsewhere. */
export const describeNamedVideo = (address: string): Video | null =>
  address.startsWith('/') ? { kind: 'file', url: address } : describeVideo(address);
