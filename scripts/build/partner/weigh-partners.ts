import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Partner } from '#domain/partner/partner.ts';
import { findWebOrigin } from '#domain/site/web-origin.ts';
import { boundBody, type ByteRoom } from '../../command/bound-body.ts';

/** What a partner loads at first: its script, or the page of its frame with what that names. */
export interface PartnerWeight {
  /** Over the network. */
  bytes: number;
  requests: number;
  /** Whether its script is another than the one whose digest its file has, so that no browser runs it. */
  isChanged: boolean;
}

/** Of all files of a partner, unpacked: more than any budget may say. */
const mostBytes = 20_000_000;
const mostFiles = 50;
const mostMarkup = 1_000_000;
/** Milliseconds for all of a partner: a build waits for nobody else. */
const patience = 5_000;

interface Weighed {
  body: Buffer;
  bytes: number;
}

/** In a thread of its own: a build of all dealers does other things meanwhile. */
const compress = promisify(gzip);

async function weigh(address: string, room: ByteRoom, signal: AbortSignal): Promise<Weighed> {
  const { ok, body, headers, status } = await fetch(address, { signal });
  if (!ok || !body) throw new Error(`${address} answered ${status}`);
  const read = Buffer.from(await new Response(boundBody(body, room)).arrayBuffer());
  // What came compressed was unpacked on its way; not every server says how long it had been.
  const bytes = headers.has('content-encoding')
    ? Number(headers.get('content-length')) || (await compress(read)).length
    : read.length;
  return { body: read, bytes };
}

/** Whether a text is the one of a digest such as sha384-…. */
const keepsDigest = (body: Buffer, integrity: string): boolean =>
  createHash(integrity.slice(0, 6)).update(body).digest('base64') === integrity.slice(7);

const readAttribute = (inner: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}=["']?([^"'\\s>]+)`, 'i').exec(inner)?.[1] ?? '';

/**
 * What the HTML of a page loads at once, from the servers of the partner's file alone. What its scripts load themselves is
 * known to a browser only.
 */
function listNamed(html: string, { source, hosts }: Partner): string[] {
  const origins = new Set(Object.values(hosts).flat().map(findWebOrigin));
  // Each sign is looked at once: a tag ends where the next begins, whatever its server leaves out.
  const tags = [...html.slice(0, mostMarkup).matchAll(/<(script|img|link)\s([^<>]*)/gi)];
  const named = tags.map(([, name = '', inner = '']) => {
    if (name.toLowerCase() !== 'link') return readAttribute(inner, 'src');
    return /^(?:stylesheet|modulepreload|preload)\b/i.test(readAttribute(inner, 'rel'))
      ? readAttribute(inner, 'href')
      : '';
  });
  return [...new Set(named.map((name) => URL.parse(name, source.address)?.href ?? ''))]
    .filter((address) => origins.has(findWebOrigin(address)))
    .slice(0, mostFiles);
}

async function weighPartner(partner: Partner): Promise<PartnerWeight> {
  const { source } = partner;
  const signal = AbortSignal.timeout(patience);
  const room = { left: mostBytes };
  const first = await weigh(source.address, room, signal);
  if (source.kind === 'script')
    return { bytes: first.bytes, requests: 1, isChanged: !keepsDigest(first.body, source.integrity) };
  const named = listNamed(first.body.toString(), partner);
  const rest = await Promise.all(named.map((address) => weigh(address, room, signal)));
  const bytes = rest.reduce((sum, file) => sum + file.bytes, first.bytes);
  return { bytes, requests: 1 + rest.length, isChanged: false };
}

/**
 * Asks each partner once a build for what it loads at first, by the names of partners. One that does not answer in time is
 * left out: whoever is down keeps no site from its stock.
 */
export async function weighPartners(
  partners: readonly Partner[],
): Promise<ReadonlyMap<string, PartnerWeight>> {
  const once = new Map(partners.map((partner) => [partner.name, partner]));
  const weights = new Map<string, PartnerWeight>();
  await Promise.all(
    [...once.values()].map(async (partner) => {
      const weight = await weighPartner(partner).catch(() => null);
      if (weight) weights.set(partner.name, weight);
    }),
  );
  return weights;
}
