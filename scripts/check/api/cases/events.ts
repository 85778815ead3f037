import { getEvents, postEvent } from '#contract/events.ts';
import type { Case, Circumstances } from '../case.ts';

const event = {
  ...{ event: 'phoneCalled', id: null, names: ['asc_click_to_call'], parameters: { comm_type: 'voice' } },
  ...{ dealer: 'contract-check', page: '/', page_type: 'home', at: 1_795_000_000 },
};

export const makeEventCases = ({ adminKey }: Circumstances): Case[] => [
  {
    ...{ operation: getEvents, query: { dealer: 'contract-check' } },
    ...(adminKey !== null && { headers: { 'x-typesense-api-key': adminKey } }),
    about: adminKey === null ? 'nobody but the dealer gets the list' : 'the list of the dealer',
    expects: adminKey === null ? [401, 403] : [200],
  },
  { operation: postEvent, writes: true, about: 'an event is kept', body: event, expects: [202] },
  {
    operation: postEvent,
    writes: true,
    about: 'unknown fields are no reason to refuse',
    body: { ...event, of_a_later_release: 'yes' },
    expects: [202],
  },
  {
    operation: postEvent,
    writes: true,
    about: 'an event that there is not is refused',
    body: { ...event, event: 'mouseMoved' },
    expects: [422],
  },
];
