import * as contract from '#contract/trade-in.ts';
import { createEndpoint } from '../endpoint.ts';
import { askProvider } from '../trade-in/ask-provider.ts';
import { findProvider } from '../trade-in/find-provider.ts';

/** Values a car with the provider of the dealer (TRADE-03). */
export const postTradeInValuation = createEndpoint(
  contract.postTradeInValuation,
  ({ dealers }) =>
    async ({ body, answer }) => {
      const provider = findProvider(await dealers(), body.dealership_slug);
      if (!provider) return answer(404, { message: 'This dealer takes no trade-ins online.' });
      const asked = await askProvider(() => provider.value(body));
      if ('status' in asked)
        return answer(
          asked.status,
          { message: 'We cannot value cars just now.' },
          { 'Retry-After': asked.retryAfter },
        );
      return asked.answer
        ? answer(200, asked.answer)
        : answer(404, { message: 'There is no estimate for this car.' });
    },
);
