import { parseDraft, type FormDraft } from '#domain/form-draft.ts';

/*
 * Drafts live as long as their tab, also when it is reloaded or comes back after a crash. Where nothing can be kept, forms
 * work without.
 */
const readStorage = (): Storage | null => {
  try {
    return window.sessionStorage ?? null;
  } catch {
    return null;
  }
};

/** The draft of this name; null where there is none, or none that is fresh. */
export const readDraft = (name: string): FormDraft | null =>
  parseDraft(readStorage()?.getItem(name) ?? null, Date.now());

/** Keeps what is typed, in place of what was kept; without values nothing is kept. */
export function keepDraft(name: string, draft: Omit<FormDraft, 'at'>): void {
  if (Object.keys(draft.values).length === 0) return dropDraft(name);
  try {
    readStorage()?.setItem(name, JSON.stringify({ ...draft, at: Date.now() } satisfies FormDraft));
  } catch (error) {
    console.warn('What was typed could not be kept.', error);
  }
}

export const dropDraft = (name: string): void => readStorage()?.removeItem(name);
