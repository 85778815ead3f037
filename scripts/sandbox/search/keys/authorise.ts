import { createHash, timingSafeEqual } from 'node:crypto';
import type { JsonObject } from '../json.ts';
import { forbidden } from '../service-error.ts';
import { type CompiledKey, allowsAction, allowsCollection } from './api-key.ts';
import type { KeyStore } from './key-store.ts';
import { openScopedKey } from './scoped-key.ts';

/** What a request may do: the parameters that its key imposes on searches, none for a plain key. */
export interface Grant {
  readonly imposed: JsonObject | null;
  /** Whether the key may create documents and nothing else, as the published one for leads. */
  readonly createsOnly: boolean;
}

const unrestricted: Grant = { imposed: null, createsOnly: false };
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (left: string, right: string): boolean => timingSafeEqual(digest(left), digest(right));

const isExpired = (expiresAt: unknown): boolean =>
  typeof expiresAt === 'number' && expiresAt < Date.now() / 1000;

function allows(key: CompiledKey, action: string, collections: readonly string[]): boolean {
  return (
    !isExpired(key.expires_at) &&
    allowsAction(key, action) &&
    collections.every((name) => allowsCollection(key, name))
  );
}

/** Decides requests by key: the admin key, stored keys, and scoped keys made of search-only keys. */
export class Gate {
  readonly #adminKey: string;
  readonly #keys: KeyStore;

  constructor(adminKey: string, keys: KeyStore) {
    this.#adminKey = adminKey;
    this.#keys = keys;
  }

  isAdmin(key: string): boolean {
    return isSame(key, this.#adminKey);
  }

  /** Whether there is such a key, whatever it may do. */
  isKnown(key: string): boolean {
    if (key === '') return false;
    return this.isAdmin(key) || !!(this.#keys.findByValue(key) ?? openScopedKey(key, this.#keys.all()));
  }

  /** Throws 401 unless the key allows the action on every named collection. */
  authorise(key: string, action: string, collections: readonly string[]): Grant {
    if (key === '') throw forbidden();
    if (this.isAdmin(key)) return unrestricted;
    const stored = this.#keys.findByValue(key);
    if (stored) {
      if (!allows(stored, action, collections)) throw forbidden();
      return { imposed: null, createsOnly: stored.actions.every((own) => own === 'documents:create') };
    }
    const scoped = openScopedKey(key, this.#keys.all());
    if (!scoped || action !== 'documents:search') throw forbidden();
    const { parent, parameters } = scoped;
    const isSearchOnly = parent.actions.length === 1 && parent.actions[0] === 'documents:search';
    const expires = parameters['expires_at'];
    const expiryIsBad = expires !== undefined && typeof expires !== 'number';
    if (!isSearchOnly || expiryIsBad || isExpired(expires) || !allows(parent, action, collections))
      throw forbidden();
    return { imposed: parameters, createsOnly: false };
  }
}
