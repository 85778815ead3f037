import http from 'node:http';
import https from 'node:https';
import { NoPicture } from './no-picture.ts';
import { isPublicAddress, literalOf, lookUpPublic } from './public-address.ts';

/** Bytes that a picture may have. */
export const mostBytes = 15_000_000;

/** What a server answered: where else the picture is, its bytes, or the status of a refusal. */
export type Answer = { redirect: string } | { bytes: Buffer } | { status: number };

const headers = {
  accept: 'image/jpeg,image/png;q=0.9,image/*;q=0.5',
  'accept-encoding': 'identity',
};

/** Sends one request to a public address, or to any where `isTrusted`. Throws a `NoPicture` when it is refused or too large, and another error when it does not come. */
export async function readBytes(url: URL, isTrusted: boolean, signal: AbortSignal): Promise<Answer> {
  const literal = literalOf(url.hostname);
  if (!isTrusted && literal !== null && !isPublicAddress(literal))
    throw new NoPicture(`${url.hostname} is no public address`);
  const { get } = url.protocol === 'https:' ? https : http;
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    get(url, { headers, signal, ...(!isTrusted && { lookup: lookUpPublic }) }, resolve)
      .once('error', reject)
      // Whoever wants to speak another protocol has the connection closed, and neither answers nor fails.
      .once('close', () => reject(new Error('the server gave no answer')));
  });
  const { statusCode = 0 } = response;
  try {
    if (statusCode >= 300 && statusCode < 400) return { redirect: response.headers.location ?? '' };
    if (statusCode !== 200) return { status: statusCode };
    if (Number(response.headers['content-length'] ?? 0) > mostBytes) throw new NoPicture('it is too large');
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of response as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > mostBytes) throw new NoPicture('it is too large');
      parts.push(part);
    }
    return { bytes: Buffer.concat(parts) };
  } finally {
    response.destroy();
  }
}
