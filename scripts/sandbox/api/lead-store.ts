import { leadFields } from '#services/wire/collections.ts';
import { readLines } from '../body/read-lines.ts';
import type { KeyedDocument } from '../search/collections/collection.ts';
import type { JsonObject } from '../search/json.ts';
import { ServiceError } from '../search/service-error.ts';

export interface LeadStore {
  /** Resolves when the lead is on disk; 'repeated' when a lead of that id is there already. Throws when it cannot be kept. */
  keep: (id: string, lead: object) => Promise<'kept' | 'repeated'>;
  /** A lead as it is stored, null when there is none. */
  read: (id: string) => Promise<JsonObject | null>;
  /** Changes fields of a lead that is there; of one that is not, nothing. */
  change: (id: string, fields: object) => Promise<void>;
  /** Stored leads of one person, by a key of `is-of-person.ts`. */
  listOf: (key: string) => Promise<KeyedDocument[]>;
  /** Every stored lead, as the text of one document each. They are read from the disk as they are gone through. */
  list: () => AsyncIterable<string>;
}

export interface LeadStoreSettings {
  /** Sends a request to the sandbox's search service. */
  search: (request: Request) => Response | Promise<Response>;
  /** Documents of a collection by a key. */
  listByKey: (collection: string, key: string) => KeyedDocument[];
  apiKey: string;
  /** Names of the leads collections of all dealers; the first takes what comes to the dealer API. */
  collections: () => Promise<readonly [string, ...string[]]>;
}

const pathOf = (collection: string, rest = ''): string =>
  `/collections/${encodeURIComponent(collection)}/documents${rest}`;

async function fail(answer: Response): Promise<never> {
  const text = await answer.text();
  // What keeps the disk from taking it is told as it is.
  if (answer.status === 503 || answer.status === 400) {
    const { message } = JSON.parse(text) as { message?: string };
    throw new ServiceError(answer.status, message ?? text);
  }
  throw new Error(`the leads collection answered ${answer.status}: ${text}`);
}

/** Keeps leads in the same collection that browsers post to, so that a dealer finds all of them in one place. */
export function createLeadStore({ search, listByKey, apiKey, collections }: LeadStoreSettings): LeadStore {
  const ask = async (method: string, path: string, body?: object): Promise<Response> =>
    search(
      new Request(`http://sandbox${path}`, {
        method,
        headers: { 'x-typesense-api-key': apiKey, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  const idPath = (id: string): string => `/${encodeURIComponent(id)}`;
  return {
    read: async (id) => {
      for (const collection of await collections()) {
        const answer = await ask('GET', pathOf(collection, idPath(id)));
        if (answer.ok) return (await answer.json()) as JsonObject;
      }
      return null;
    },
    change: async (id, fields) => {
      for (const collection of await collections()) {
        const answer = await ask('PATCH', pathOf(collection, idPath(id)), fields);
        if (answer.ok) return;
        if (answer.status !== 404) await fail(answer);
      }
    },
    keep: async (id, lead) => {
      const [collection] = await collections();
      const path = pathOf(collection, '?action=create');
      let answer = await ask('POST', path, { ...lead, id });
      if (answer.status === 404) {
        const made = await ask('POST', '/collections', { name: collection, fields: leadFields });
        // Another lead may have made it meanwhile.
        if (!made.ok && made.status !== 409) return fail(made);
        answer = await ask('POST', path, { ...lead, id });
      }
      if (answer.status === 201) return 'kept';
      if (answer.status === 409) return 'repeated';
      return fail(answer);
    },
    listOf: async (key) => (await collections()).flatMap((collection) => listByKey(collection, key)),
    async *list() {
      for (const collection of await collections()) {
        const answer = await ask('GET', pathOf(collection, '/export'));
        if (!answer.ok) continue;
        for await (const line of readLines(answer, Infinity)) if (line !== null) yield line;
      }
    },
  };
}
