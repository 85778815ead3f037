import * as contract from '#contract/trade-in.ts';
import { createEndpoint } from '../endpoint.ts';
import { askProvider } from '../trade-in/ask-provider.ts';
import { findProvider } from '../trade-in/find-provider.ts';

/** Looks up a registration with the provider of the dealer (TRADE-03). A registration is neither kept nor logged. */
export const postTradeInLookup = createEndpoint(
  contract.postTradeInLookup,
  ({ dealers, takeRegistration }) =>
    async ({ body, answer }) => {
      const provider = findProvider(await dealers(), body.dealership_slug);
      if (!provider) return answer(404, { message: 'This dealer takes no trade-ins online.' });
      const wait = takeRegistration(`${body.regoState} ${body.rego}`);
      if (wait !== null)
        return answer(
          429,
          { message: `This registration was asked for often. Please try again in ${wait} seconds.` },
          { 'Retry-After': String(wait) },
        );
      const asked = await askProvider(() => provider.lookUp(body));
      if ('status' in asked)
        return answer(
          asked.status,
          { message: 'We cannot look up registrations just now.' },
          { 'Retry-After': asked.retryAfter },
        );
      return asked.answer
        ? answer(200, asked.answer)
        : answer(404, { message: 'There is no car of that registration.' });
    },
);
