import { atom } from 'nanostores';
import type { LeadForm } from '#domain/lead/form.ts';
import type { LeadSubject } from '#domain/lead/subject.ts';

/** What a page is about when that was found only in the browser; null where the page was built with it. */
export const $foundSubject = atom<LeadSubject | null>(null);

/** The test drive form of a vehicle that was found only in the browser: its locations, and their calendars. */
export const $foundTestDriveForm = atom<LeadForm | null>(null);
