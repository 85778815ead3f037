import type { Path } from '../load/path.ts';
import type { Settings } from '../schema.ts';
import type { Layered } from './guard-index.ts';

const provider: Path = ['tradeIn', 'provider'];

/**
 * The server sends the key of a provider of trade-ins to the address that stands beside it. Who writes the file of one
 * dealer gets the key of that dealer alone.
 */
export function guardTradeInKey({ tradeIn }: Settings, { layers, layerOf, slug, fail }: Layered): void {
  if (!tradeIn || tradeIn.provider.name !== 'http') return;
  const isOwn = ['url', 'key'].some((name) => layerOf([...provider, name]) === layers.at(-1));
  const key = `FORECOURT_TRADE_IN_KEY_${slug.replaceAll('-', '_').toUpperCase()}`;
  if (isOwn && tradeIn.provider.key !== key)
    fail(
      [...provider, 'key'],
      `expected ${key}, the key of this dealer alone, found ${tradeIn.provider.key}: the server would send it to an address that only this file names\n` +
        `Write key: ${key}, or let dealers/_defaults.yaml or the file of a group name the provider.`,
    );
}
