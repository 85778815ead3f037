import * as v from 'valibot';
import type { FormName } from './form.ts';
import type { LeadSubject } from './subject.ts';

/** How long a draft is kept, in milliseconds: a day, after which a shared phone should have forgotten. */
export const draftLife = 24 * 3_600_000;

/** What was typed into a form and not sent yet; of its own fields only, so never a consent. */
export interface FormDraft {
  /** Epoch milliseconds of the last change. */
  at: number;
  /** Position of the step in view. */
  step: number;
  /** Query of the page, which may have filled fields itself. */
  search: string;
  /** What stands in each field that was changed; several where several are ticked. */
  values: Record<string, string[]>;
}

const schema = v.object({
  at: v.number(),
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  search: v.string(),
  values: v.record(v.string(), v.array(v.string())),
});

/** A draft as it was kept; null for anything else, and for one that is too old at `now` (epoch milliseconds). */
export function parseDraft(text: string | null, now: number): FormDraft | null {
  try {
    const draft = v.parse(schema, JSON.parse(text ?? 'null'));
    return now - draft.at < draftLife && draft.at <= now ? draft : null;
  } catch {
    return null;
  }
}

/** Under which name the draft of a form is kept: one for each vehicle or offer, one for what is about nothing certain. */
export function nameDraft(form: FormName, subject: LeadSubject): string {
  const about =
    subject.kind === 'vehicle' ? subject.vehicle.id : subject.kind === 'offer' ? subject.offer.id : 'any';
  return `forecourt:draft:${form}:${subject.kind}:${about}`;
}

/**
 * A line for the head of a page with a form about nothing certain: it marks the document where a draft is kept, before
 * anything is drawn, so that the note about it has its room, and the calendar of a chosen location.
 */
export const createDraftMark = (form: FormName): string =>
  `try{const d=JSON.parse(sessionStorage.getItem('${nameDraft(form, { kind: 'general' })}'));` +
  `if(d&&Date.now()-d.at<${draftLife})document.documentElement.dataset.draft=d.values.location?'location':''}catch{}`;
