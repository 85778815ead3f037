import { leadFields } from '#services/wire/collections.ts';

export interface LeadStore {
  /** Resolves when the lead is on disk; 'repeated' when a lead of that id is there already. Throws when it cannot be kept. */
  keep: (id: string, lead: object) => Promise<'kept' | 'repeated'>;
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
  const post = async (path: string, body: object): Promise<Response> =>
    search(
      new Request(`http://sandbox${path}`, {
        method: 'POST',
        headers: { 'x-typesense-api-key': apiKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  const path = `/collections/${encodeURIComponent(collection)}/documents?action=create`;
  return {
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
