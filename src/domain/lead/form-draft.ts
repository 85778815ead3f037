import * as v from 'valibot';
import { identifyForm, type FormIdentity } from './form.ts';
import type { LeadSubject } from './subject.ts';

/** How long a draft is kept, in milliseconds: a day, because phones are shared. */
export const draftLife = 24 * 3_600_000;

/** What was typed into the fields of a form and not sent. Consents are never part of it. */
export interface FormDraft {
  /** Epoch milliseconds of the last change. */
  at: number;
  /** Position of the step in view. */
  step: number;
  /** Query of the page, which may have filled fields itself. */
  search: string;
  /** Values of the changed fields; several where several are ticked. */
  values: Record<string, string[]>;
}

const schema = v.object({
  at: v.number(),
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  search: v.string(),
  values: v.record(v.string(), v.array(v.string())),
});

/** Reads a stored draft; null for anything else, and for a draft that is too old at `now` (epoch milliseconds). */
export function parseDraft(text: string | null, now: number): FormDraft | null {
  try {
    const draft = v.parse(schema, JSON.parse(text ?? 'null'));
    return now - draft.at < draftLife && draft.at <= now ? draft : null;
  } catch {
    return null;
  }
}

function identifySubject(subject: LeadSubject): string {
  if (subject.kind === 'vehicle') return subject.vehicle.id;
  if (subject.kind === 'model') return subject.model.path;
  return subject.kind === 'offer' ? subject.offer.id : 'any';
}

/** The storage name of a form's draft: one for each vehicle, model or offer, and one for forms without any. */
export const nameDraft = (form: FormIdentity, subject: LeadSubject): string =>
  `forecourt:draft:${identifyForm(form)}:${subject.kind}:${identifySubject(subject)}`;

/**
 * A line for the head of a page whose form is about no vehicle or offer. It marks the document where a draft is stored,
 * before anything is drawn. So the note about the draft and the calendar of its location have their room.
 */
export const createDraftMark = (form: 'contact' | 'testDrive'): string =>
  `try{const d=JSON.parse(sessionStorage.getItem('${nameDraft({ name: form }, { kind: 'general' })}'));` +
  `if(d&&Date.now()-d.at<${draftLife})document.documentElement.dataset.draft=d.values.location?'location':''}catch{}`;

/**
 * The same line inside of a page, right before a form: it marks the element around the form. The name of the draft
 * stands in `data-draft` of the script, so that one text serves all forms.
 */
export const draftMarkHere =
  `{const s=document.currentScript;try{const d=JSON.parse(sessionStorage.getItem(s.dataset.draft));` +
  `if(d&&Date.now()-d.at<${draftLife})s.parentElement.dataset.draft=d.values.location?'location':''}catch{}}`;
