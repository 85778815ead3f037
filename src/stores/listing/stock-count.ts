import { atom, type ReadableAtom } from 'nanostores';
import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import type { StockRules } from '#domain/vehicle/stock-rules.ts';
import type { StockQuestion } from '#services/listing/stock-count.ts';

export type { StockQuestion };

export interface StockCount {
  $count: ReadableAtom<number | null>;
  /** Counts anew when the shopper has rested for 400 ms; the last count stays until then. */
  ask: (question: StockQuestion) => void;
  stop: () => void;
}

const pause = 400;

/** Number of vehicles that a choice would find; null while unknown, also after a failure, which is only logged. */
export function createStockCount(
  site: { search: SearchEndpoint; stock: StockRules },
  built: number | null,
): StockCount {
  const $count = atom<number | null>(built);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  async function count(question: StockQuestion): Promise<void> {
    const turn = (latest += 1);
    try {
      const { fetchStockCount } = await import('#services/listing/stock-count.ts');
      const found = await fetchStockCount(site.search, site.stock, question, Math.floor(Date.now() / 1_000));
      if (turn === latest) $count.set(found);
    } catch (error) {
      console.warn('The stock could not be counted.', error);
      if (turn === latest) $count.set(null);
    }
  }
  return {
    $count,
    ask(question) {
      clearTimeout(timer);
      timer = setTimeout(() => void count(question), pause);
    },
    stop: () => clearTimeout(timer),
  };
}
