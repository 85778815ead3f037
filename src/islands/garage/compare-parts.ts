/** What draws compared vehicles; loaded while they are looked up. */
export { estimateFinance } from '#domain/finance/estimate.ts';
export { CreditNotes } from '#parts/finance/CreditNotes.tsx';
export { CompareTable } from '#parts/garage/CompareTable.tsx';
export { createCompareGroups } from './compare-lines.tsx';
