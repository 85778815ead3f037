import { syntheticWarning } from '#domain/sales/sales-counter.ts';
import type { ResolveContext } from '../context.ts';

/** Warns of sales that nobody has made, each time (C45, LEGAL 8). */
export function checkSales({
  settings: { salesCounter },
  warn,
}: Pick<ResolveContext, 'settings' | 'warn'>): void {
  if (salesCounter !== false && salesCounter.mode === 'synthetic')
    warn(['salesCounter', 'mode'], syntheticWarning);
}
