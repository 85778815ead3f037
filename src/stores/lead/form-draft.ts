import { parseDraft, type FormDraft } from '#domain/lead/form-draft.ts';
import { readTabStorage } from '../site/tab-storage.ts';

/* Drafts live as long as their tab. Where nothing can be kept, forms work without. */

/** The draft of this name; null where there is none, or none that is fresh. */
export const readDraft = (name: string): FormDraft | null =>
  parseDraft(readTabStorage()?.getItem(name) ?? null, Date.now());

/** Keeps what is typed, in place of what was kept; without values nothing is kept. */
export function keepDraft(name: string, draft: Omit<FormDraft, 'at'>): void {
  if (Object.keys(draft.values).length === 0) return dropDraft(name);
  try {
    readTabStorage()?.setItem(name, JSON.stringify({ ...draft, at: Date.now() } satisfies FormDraft));
  } catch (error) {
    console.warn('What was typed could not be kept.', error);
  }
}

export const dropDraft = (name: string): void => readTabStorage()?.removeItem(name);
