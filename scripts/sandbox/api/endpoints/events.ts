import * as contract from '#contract/events.ts';
import { noteEvent } from '../../inbox/note.ts';
import { createEndpoint } from '../endpoint.ts';

/** Keeps an event. */
export const postEvent = createEndpoint(contract.postEvent, ({ events, inbox }) => ({ body, answer }) => {
  events.keep(body);
  noteEvent(inbox, body);
  return answer(202, { kept: true });
});

/** The events of one dealer's site, so that a person or a test can see what was counted. */
export const getEvents = createEndpoint(
  contract.getEvents,
  ({ events }) =>
    ({ query, answer }) =>
      answer(200, { events: events.list(query.dealer) }),
);
