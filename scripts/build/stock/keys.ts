import { createHmac } from 'node:crypto';
import type { Dealer } from '#config/dealer.ts';
import { formatAddress } from '#catalogue/snapshot/index-request.ts';
import { hasValue } from '#domain/search/index-filter.ts';
import { IndexError } from '#catalogue/snapshot/index-error.ts';

/** The keys that a site publishes. */
export interface SiteKeys {
  /** May search this dealer's own vehicles until it expires. */
  search: string;
  /** May search this dealer's other collections until it expires. */
  other: string;
  /** May create leads and nothing else. */
  lead: string;
}

interface KeyRequest {
  description: string;
  actions: string[];
  collections: string[];
  value: string;
}

const day = 86_400;

/**
 * When scoped keys end (epoch seconds): the start of a month that is 60 to 92 days away. It moves once a month, so
 * that an unchanged dealer's pages stay the same byte for byte.
 */
export function expiryFor(now: number): number {
  const date = new Date((now + 60 * day) * 1000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / 1000;
}

/** Keys follow from one secret (`key-secret.ts`), so that every build on any machine computes the same keys. */
const derive = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url').slice(0, 40);

/**
 * The parent key of a dealer's scoped vehicle key: it may search this dealer's vehicles. Never published: only
 * `createSiteKeys().search` is.
 */
export function searchKeyRequest(
  { site: { slug }, build: { collections } }: Dealer,
  secret: string,
): KeyRequest {
  const own = [collections.vehicles];
  return {
    description: `forecourt: search for ${slug}`,
    actions: ['documents:search'],
    collections: own,
    value: derive(secret, `search:${slug}:${own.join()}`),
  };
}

/**
 * The parent key for a dealer's offers and parts. A key of its own, because the scope of the other one names a field
 * that only vehicles have. Never published either.
 */
export function otherKeyRequest(
  { site: { slug }, build: { collections } }: Dealer,
  secret: string,
): KeyRequest {
  const own = [collections.offers, collections.parts];
  return {
    description: `forecourt: offers and parts of ${slug}`,
    actions: ['documents:search'],
    collections: own,
    value: derive(secret, `other:${slug}:${own.join()}`),
  };
}

function leadKeyRequest({ site: { slug }, build: { collections } }: Dealer, secret: string): KeyRequest {
  return {
    description: `forecourt: leads of ${slug}`,
    actions: ['documents:create'],
    collections: [collections.leads],
    value: derive(secret, `leads:${slug}:${collections.leads}`),
  };
}

/** A key with an embedded filter and expiry, made offline as Typesense defines it. */
export function scopeKey(parent: string, parameters: Record<string, string | number>): string {
  const text = JSON.stringify(parameters);
  const digest = createHmac('sha256', parent).update(text).digest('base64');
  return Buffer.from(`${digest}${parent.slice(0, 4)}${text}`).toString('base64');
}

/** What a dealer's pages publish. `now` in epoch seconds. A key given by hand in the dealer file is used as it is. */
export function createSiteKeys(dealer: Dealer, secret: string, now: number): SiteKeys {
  const { key } = dealer.build.index;
  const expires = { expires_at: expiryFor(now) };
  const scope = { filter_by: hasValue('show_on_dealer_website', true), ...expires };
  return {
    search: key ?? scopeKey(searchKeyRequest(dealer, secret).value, scope),
    other: key ?? scopeKey(otherKeyRequest(dealer, secret).value, expires),
    lead: leadKeyRequest(dealer, secret).value,
  };
}

/** Registers a dealer's keys at the index; existing ones stay. Throws an `IndexError` in words. */
export async function registerKeys(
  dealer: Dealer,
  { adminKey, secret }: { adminKey: string; secret: string },
): Promise<void> {
  const address = formatAddress(dealer.build.index);
  const wanted = [leadKeyRequest(dealer, secret)];
  if (dealer.build.index.key === null) {
    wanted.push(searchKeyRequest(dealer, secret), otherKeyRequest(dealer, secret));
  }
  for (const request of wanted) {
    const response = await fetch(`${address}/keys`, {
      method: 'POST',
      headers: { 'x-typesense-api-key': adminKey, 'content-type': 'application/json' },
      // An admin key goes to the index alone.
      redirect: 'error',
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => null);
    if (!response?.ok && response?.status !== 409) {
      throw new IndexError(
        `The index at ${address} did not accept the key "${request.description}" ` +
          `(${response ? `answer ${response.status}` : 'no answer'}). The admin key must be allowed to make keys.`,
      );
    }
  }
}
