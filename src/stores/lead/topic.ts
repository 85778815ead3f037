import { atom } from 'nanostores';
import type { LeadTopic } from '#domain/lead/form.ts';

/** What an enquiry is about besides its vehicle, and the message to begin with; null for an enquiry as usual. */
export const $leadTopic = atom<{ topic: LeadTopic; message: string } | null>(null);

/** Begins an enquiry about finance with what the shopper has chosen (FCAL-13). */
export const askAboutFinance = (message: string): void => $leadTopic.set({ topic: 'finance', message });

/** The next enquiry is one as usual. */
export const askAsUsual = (): void => $leadTopic.set(null);
