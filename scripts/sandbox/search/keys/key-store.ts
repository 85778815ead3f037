import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type JsonObject, type JsonValue } from '../json.ts';
import { ServiceError, badRequest, conflict, notFound } from '../service-error.ts';
import { type ApiKey, type CompiledKey, NEVER } from './api-key.ts';
import { mostExpressions, readCollectionPatterns } from './collection-pattern.ts';

const PREFIX_LENGTH = 4;
const isText = (value: JsonValue): value is string => typeof value === 'string';

function readList(body: JsonObject, name: 'actions' | 'collections'): string[] {
  const given = body[name];
  if (given === undefined) throw badRequest(`Could not find a \`${name}\` key.`);
  if (!Array.isArray(given) || given.length === 0 || !given.every(isText))
    throw badRequest(`Wrong format for \`${name}\`. It should be an array of string.`);
  return given.filter(isText);
}

const whatIsTaken = `expected names, and at most ${mostExpressions} short regular expressions in the syntax of RE2.`;

function parseKey(body: JsonObject): { given: Omit<ApiKey, 'id'>; patterns: CompiledKey['patterns'] } {
  const { description, value, expires_at: expires, autodelete } = body;
  if (description === undefined) throw badRequest('Could not find a `description` key.');
  if (!isText(description)) throw badRequest('Key description must be a string.');
  const actions = readList(body, 'actions');
  const collections = readList(body, 'collections');
  const { patterns, unusable } = readCollectionPatterns(collections);
  if (unusable !== undefined)
    throw badRequest(`The pattern \`${unusable}\` in \`collections\` cannot be used: ${whatIsTaken}`);
  if (value !== undefined && (!isText(value) || value === ''))
    throw badRequest('Key value must be a string.');
  if (expires !== undefined && (!Number.isInteger(expires) || (expires as number) < 0))
    throw badRequest('Wrong format for `expires_at`. It should be an unsigned integer.');
  if (autodelete !== undefined && typeof autodelete !== 'boolean')
    throw badRequest('Wrong format for `autodelete`. It should be a boolean.');
  const given = {
    value: value ?? randomBytes(24).toString('base64url'),
    description,
    actions,
    collections,
    expires_at: (expires as number | undefined) ?? NEVER,
    autodelete: autodelete ?? false,
  };
  return { given, patterns };
}

const describe = ({ actions, autodelete, collections, description, expires_at, id }: ApiKey): JsonObject => ({
  actions: [...actions],
  autodelete,
  collections: [...collections],
  description,
  expires_at,
  id,
});
const hide = (key: ApiKey): JsonObject => ({
  ...describe(key),
  value_prefix: key.value.slice(0, PREFIX_LENGTH),
});

const digest = (value: string): string => createHash('sha256').update(value).digest('base64');

/** The keys that were made, on disk and in memory. */
export class KeyStore {
  readonly #database: DatabaseSync;
  readonly #keys = new Map<number, CompiledKey>();
  /** By digests of their values: however many keys there are, what somebody sends is looked at once, in a time that tells nothing. */
  readonly #byDigest = new Map<string, CompiledKey>();

  constructor(database: DatabaseSync) {
    this.#database = database;
    for (const row of database.prepare('select number, body from keys order by number').all()) {
      const id = row['number'] as number;
      const key = { ...(JSON.parse(row['body'] as string) as ApiKey), id };
      const { patterns, unusable } = readCollectionPatterns(key.collections);
      this.#keep({ ...key, patterns });
      if (unusable !== undefined)
        console.warn(
          `Key ${id} (${key.description}) opens no collection by the pattern ${unusable}: ${whatIsTaken}`,
        );
    }
  }

  #keep(key: CompiledKey): void {
    this.#keys.set(key.id, key);
    this.#byDigest.set(digest(key.value), key);
  }

  all(): Iterable<CompiledKey> {
    return this.#keys.values();
  }

  /** The key of this value; undefined when there is none. */
  findByValue(value: string): CompiledKey | undefined {
    return this.#byDigest.get(digest(value));
  }

  list(): JsonObject[] {
    return [...this.#keys.values()].map(hide);
  }

  /** Answers the key with its value, the only time it is shown. */
  create(body: JsonObject): JsonObject {
    const { given, patterns } = parseKey(body);
    if (this.findByValue(given.value)) throw conflict('API key generation conflict.');
    const { lastInsertRowid } = this.#database
      .prepare('insert into keys (value, body) values (?, ?)')
      .run(given.value, JSON.stringify(given));
    const key: CompiledKey = { ...given, patterns, id: Number(lastInsertRowid) };
    this.#keep(key);
    return { ...describe(key), value: key.value };
  }

  find(id: string): JsonObject {
    return hide(this.#require(id));
  }

  delete(id: string): JsonObject {
    const key = this.#require(id);
    this.#database.prepare('delete from keys where number = ?').run(key.id);
    this.#keys.delete(key.id);
    this.#byDigest.delete(digest(key.value));
    return { id: key.id };
  }

  #require(id: string): CompiledKey {
    if (!/^\d{1,15}$/.test(id)) throw new ServiceError(400, 'Invalid key id.');
    const key = this.#keys.get(Number(id));
    if (!key) throw notFound('Not found.');
    return key;
  }
}
