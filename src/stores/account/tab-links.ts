import { tabLinks } from '#domain/account/account-script.ts';
import { readTabStorage } from '../site/tab-storage.ts';

/**
 * The address as this tab has opened it last, with what stands behind its `#`, which no referrer tells. Undefined where it had
 * nothing there.
 *
 * @param address path and query
 */
export const findTabLink = (address: string): string | undefined =>
  readTabStorage()
    ?.getItem(tabLinks)
    ?.split('\n')
    .findLast((link) => link.startsWith(`${address}#`));
