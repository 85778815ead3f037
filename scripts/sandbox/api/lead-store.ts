import { leadFields } from '#services/wire/collections.ts';

export interface LeadStore {
  /** Resolves when the lead is on disk; 'repeated' when a lead of that id is there already. Throws when it cannot be kept. */
  keep: (id: string, lead: object) => Promise<'kept' | 'repeated'>;
  has: (id: string) => Promise<boolean>;
  /** Changes fields of a lead that is there; of one that is not, nothing. */
  change: (id: string, fields: object) => Promise<void>;
}

export interface LeadStoreSettings {
  /** Sends a request to the sandbox's search service. */
  search: (request: Request) => Response | Promise<Response>;
  apiKey: string;
  /** Name of the leads collection. */
  collection: string;
}

/** Keeps leads in the same collection that browsers post to, so that a dealer finds all of them in one place. */
export function createLeadStore({ search, apiKey, collection }: LeadStoreSettings): LeadStore {
  const ask = async (method: string, path: string, body?: object): Promise<Response> =>
    search(
      new Request(`http://sandbox${path}`, {
        method,
        headers: { 'x-typesense-api-key': apiKey, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  const post = (path: string, body: object): Promise<Response> => ask('POST', path, body);
  const pathOf = (id: string): string =>
    `/collections/${encodeURIComponent(collection)}/documents/${encodeURIComponent(id)}`;
  const path = `/collections/${encodeURIComponent(collection)}/documents?action=create`;
  return {
    has: async (id) => (await ask('GET', pathOf(id))).ok,
    change: async (id, fields) => {
      const answer = await ask('PATCH', pathOf(id), fields);
      if (!answer.ok && answer.status !== 404)
        throw new Error(`the leads collection answered ${answer.status}: ${await answer.text()}`);
    },
    keep: async (id, lead) => {
      let answer = await post(path, { ...lead, id });
      if (answer.status === 404) {
        await post('/collections', { name: collection, fields: leadFields });
        answer = await post(path, { ...lead, id });
      }
      if (answer.status === 201) return 'kept';
      if (answer.status === 409) return 'repeated';
      throw new Error(`the leads collection answered ${answer.status}: ${await answer.text()}`);
    },
  };
}
