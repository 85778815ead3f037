import { isDate } from '../site/date.ts';

/** The day of '31/01/2026' (REV-05) or '2026-01-31T…' as 'YYYY-MM-DD'; null for a day that no calendar has. */
export function readReviewDate(written: string | null | undefined): string | null {
  const text = written?.trim() ?? '';
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const date = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.slice(0, 10);
  return isDate(date) ? date : null;
}
