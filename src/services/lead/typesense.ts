import { createIndexUrl } from '../search/index-url.ts';
import { readField, readSaid } from '../site/said.ts';
import type { LeadDriver } from './driver.ts';
import { sendOnce } from './send-once.ts';

/**
 * Stores the lead as a document of the leads collection, with a key that may create and nothing else. The index answers
 * with the document, and with 409 and a message when it has one of that id: nobody else has made an id of 128 random bits.
 * 409 alone may be of a proxy.
 */
export const deliverToTypesense: LeadDriver<'typesense'> = (endpoint, lead) =>
  sendOnce(
    createIndexUrl(endpoint, `/collections/${endpoint.collection}/documents`, { action: 'create' }),
    { headers: { 'content-type': 'text/plain' }, body: JSON.stringify(lead) },
    {
      isStored: (answer) => readField(answer, 'id') === lead.id,
      isRepeated: (answer) => `${readSaid(answer)}`.endsWith('already exists.'),
    },
  );
