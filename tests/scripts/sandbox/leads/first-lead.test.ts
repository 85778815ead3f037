import { expect, test } from 'vitest';
import { createLeadStore } from '#scripts/sandbox/api/lead-store.ts';
import { newLead } from '../../../services/lead/lead.ts';

test('a first lead says what keeps its collection from being made', async () => {
  const message = 'The disk of this server is full: nothing was stored.';
  const leads = createLeadStore({
    search: ({ url }) =>
      url.endsWith('/collections')
        ? Response.json({ message }, { status: 503 })
        : Response.json({ message: 'Collection not found' }, { status: 404 }),
    listByKey: () => [],
    apiKey: 'test-admin',
    collections: () => Promise.resolve(['leads']),
  });
  const lead = newLead();
  await expect(leads.keep(lead.id, lead)).rejects.toMatchObject({ status: 503, message });
});
