/** What says what compared vehicles cost a week; loaded where the dealer has finance. */
export { estimateFinance } from '#domain/finance/estimate.ts';
export { CreditNotes } from '#parts/finance/CreditNotes.tsx';
export { CompareWeekly } from '#parts/garage/CompareWeekly.tsx';
