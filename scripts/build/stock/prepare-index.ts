import type { Dealer } from '#config/dealer.ts';
import { IndexError } from '#catalogue/snapshot/index-error.ts';
import { formatAddress } from '#catalogue/snapshot/index-request.ts';
import { Failure } from '../../command/failure.ts';
import { explainUnusableAddress } from '../../command/unusable-address.ts';
import { ensurePageCollections } from '../../stock/index/page-collections.ts';
import { createQueue } from '../run/queue.ts';
import { readKeySecret } from './key-secret.ts';
import { createSiteKeys, registerKeys } from './keys.ts';
import { testLeadPath } from './test-lead.ts';

/** How many dealers are looked after at the same time. */
const atOnce = 4;

/**
 * Makes an index ready for a dealer's pages: their collections are there, and the key that the pages publish can write
 * leads. Answers the secret that the dealer's keys are made of. Throws an `IndexError` in words.
 */
async function prepareIndex(dealer: Dealer, secret: string, adminKey: string): Promise<void> {
  await ensurePageCollections({ url: formatAddress(dealer.build.index), apiKey: adminKey }, dealer);
  await testLeadPath(dealer, {
    key: createSiteKeys(dealer, secret, 0).lead,
    adminKey,
    register: () => registerKeys(dealer, { adminKey, secret }),
  });
}

/** The index of a dealer is ready, and its keys are made of `secret`; or why it is not, in words. */
export type Preparation = { secret: string } | IndexError;

/** Makes the indexes of all these dealers ready, unchanged sites or not. The answer is keyed by slug. */
export async function prepareIndexes(
  dealers: readonly Dealer[],
  adminKey: string,
): Promise<Map<string, Preparation>> {
  const queue = createQueue(atOnce);
  const secrets = new Map<string, Promise<string>>();
  const readSecret = (url: string): Promise<string> => {
    const reading = secrets.get(url) ?? readKeySecret({ url, apiKey: adminKey });
    secrets.set(url, reading);
    return reading;
  };
  const prepare = async (dealer: Dealer): Promise<Preparation> => {
    const address = formatAddress(dealer.build.index);
    const unasked = explainUnusableAddress(address);
    if (unasked !== null) return new IndexError(unasked);
    try {
      const secret = await readSecret(address);
      await prepareIndex(dealer, secret, adminKey);
      return { secret };
    } catch (error) {
      if (error instanceof IndexError) return error;
      // What nobody foresaw is this dealer's failure, too.
      return new IndexError(error instanceof Failure ? error.message : String(error), { cause: error });
    }
  };
  const prepared = dealers.map(async (dealer): Promise<[string, Preparation]> => [
    dealer.site.slug,
    await queue(() => prepare(dealer)),
  ]);
  return new Map(await Promise.all(prepared));
}
