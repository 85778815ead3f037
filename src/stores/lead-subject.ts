import { atom } from 'nanostores';
import type { LeadSubject } from '#domain/lead-subject.ts';

/** What a page is about when that was found only in the browser; null where the page was built with it. */
export const $foundSubject = atom<LeadSubject | null>(null);
