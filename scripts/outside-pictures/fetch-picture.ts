import { isEndlessPicture } from '#config/pictures/endless-picture.ts';
import { findPictureKind } from '#config/pictures/picture-kind.ts';
import { findWebOrigin } from '#domain/site/web-origin.ts';
import { isPassing } from '#services/site/status.ts';
import { NoPicture, PictureLater } from './no-picture.ts';
import { readBytes } from './read-bytes.ts';

/** What a picture may take: milliseconds to arrive, and steps to where it is. */
const patience = 10_000;
const mostRedirects = 3;

/**
 * Looks at the bytes, whatever the server called them, and has no program of pictures read them: nothing could stop it here.
 * None of SVG: 200 KB of style rules take minutes to be read already.
 */
function refuseUndrawable(bytes: Buffer): void {
  if (findPictureKind(bytes) === null) throw new NoPicture('it is none of JPEG, PNG, WebP, AVIF and GIF');
  if (isEndlessPicture(bytes)) throw new NoPicture('it would take hours to draw');
}

/**
 * The bytes of a picture that somebody else named: a feed, the index. It comes from a public address, so that nobody looks
 * into the network of this machine, or from one of the `trusted` origins, which the dealer or the sandbox itself chose.
 * Throws a `NoPicture` when the server has none that may be drawn or is in a network, and another error when it cannot be
 * reached.
 */
export async function fetchPicture(address: string, trusted: readonly string[] = []): Promise<Buffer> {
  const signal = AbortSignal.timeout(patience);
  let url = address;
  for (let step = 0; step <= mostRedirects; step += 1) {
    const origin = findWebOrigin(url);
    if (origin === null) throw new NoPicture('its address is none of the web');
    const answer = await readBytes(new URL(url), trusted.includes(origin), signal);
    if ('status' in answer) {
      const words = `the server answered ${answer.status}`;
      throw isPassing(answer.status) ? new PictureLater(words) : new NoPicture(words);
    }
    if ('bytes' in answer) {
      refuseUndrawable(answer.bytes);
      return answer.bytes;
    }
    if (!URL.canParse(answer.redirect, url)) throw new NoPicture('it is sent to no address');
    url = new URL(answer.redirect, url).href;
  }
  throw new NoPicture('it is sent from address to address');
}
