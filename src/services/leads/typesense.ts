import { createIndexUrl } from '../index-url.ts';
import type { LeadDriver } from './driver.ts';
import { sendOnce } from './send-once.ts';

/** Stores the lead as a document of the leads collection, with a key that may create and nothing else. */
export const deliverToTypesense: LeadDriver<'typesense'> = (endpoint, lead) =>
  sendOnce(createIndexUrl(endpoint, `/collections/${endpoint.collection}/documents`, { action: 'create' }), {
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(lead),
  });
