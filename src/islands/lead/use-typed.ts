import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { nameDraft } from '#domain/lead/form-draft.ts';
import type { LeadForm, LeadValues } from '#domain/lead/form.ts';
import { readPrefill } from '#domain/lead/prefill.ts';
import { fillLocation } from '#domain/location/chosen.ts';
import type { LeadSubject } from '#domain/lead/subject.ts';
import { dropDraft, keepDraft, readDraft } from '#stores/lead/form-draft.ts';
import { findLeadForm } from '#stores/lead/form.ts';
import { onChosenLocation, readChosenLocation } from '#stores/location/chosen-location.ts';
import { fillDraft, readDraftValues } from './draft-fields.ts';
import { followDraft } from './follow-draft.ts';
import { fillEmpty, fillKept, readChoices } from './read-form.ts';

export interface TypedForm {
  /** What is chosen in fields that others depend on: categories narrow the locations, locations bring their calendars. */
  choices: LeadValues;
  /** Records a choice; ignores fields without dependants. */
  choose: (field: string, value: string) => void;
  /** Number of restarts of the form. Each one makes new fields. */
  round: number;
  /** Whether an earlier draft stands in the form. */
  isRestored: boolean;
  /** Saves the form as a draft, unless it is being sent. */
  save: () => void;
  /** Forgets everything that was typed. */
  beginAnew: () => void;
}

const forgetMark = (form: HTMLFormElement | null): void => {
  delete form?.closest<HTMLElement>('[data-draft]')?.dataset['draft'];
};

/**
 * The typed values of a form. They begin with the address of the page or a draft, and are kept until the form is sent.
 *
 * @param isFresh drawn by the browser alone, so that the step of a draft may be in view from the start; a form that the
 * page was built with begins at its first step, because nothing may move
 */
export function useTyped(
  element: RefObject<HTMLFormElement | null>,
  { form, subject }: { form: LeadForm; subject: LeadSubject },
  isFresh: boolean,
): TypedForm {
  const store = findLeadForm(form);
  const [choices, setChoices] = useState<LeadValues>({});
  const [round, setRound] = useState(0);
  const [isRestored, setRestored] = useState(false);
  const name = nameDraft(form, subject);
  const save = (): void => {
    const { status, step } = store.$state.get();
    if (!element.current || (status !== 'editing' && status !== 'failed')) return;
    keepDraft(name, { step, search: window.location.search, values: readDraftValues(element.current, form) });
  };
  const begin = useEffectEvent((typed: HTMLFormElement) => {
    const draft = readDraft(name);
    store.open(isFresh ? Math.min(draft?.step ?? 0, form.steps.length - 1) : 0);
    const address = window.location.search;
    const filled = readPrefill(form, address);
    fillEmpty(typed, filled);
    fillEmpty(typed, fillLocation(form, readChosenLocation()));
    fillKept(typed, form);
    if (draft) fillDraft(typed, draft, { address, filled });
    const appointment = draft?.values['appointment']?.[0];
    setChoices({ ...readChoices(typed), ...(appointment && { appointment }) });
    setRestored(draft !== null);
    if (!draft) forgetMark(typed);
    // Values typed before hydration count as well.
    save();
  });
  // The page has kept room for what is drawn now.
  useEffect(() => {
    if (isRestored) forgetMark(element.current);
  }, [element, isRestored]);
  const fillChosen = useEffectEvent(() => {
    if (!element.current) return;
    fillEmpty(element.current, fillLocation(form, readChosenLocation()));
    setChoices({ ...choices, ...readChoices(element.current) });
  });
  useEffect(() => onChosenLocation(() => fillChosen()), []);
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    const typed = element.current;
    if (!typed) return;
    begin(typed);
    return followDraft(typed, () => saveNow());
  }, [element, round]);
  useEffect(() => {
    // The browser may bring back the page as it was left, with a form that was sent.
    const comeBack = (): void => {
      if (store.open()) setRound((count) => count + 1);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [store]);
  useEffect(() => {
    // Another category makes a new select of locations. A location that is still there stays chosen (FORM-12).
    const locations = element.current?.elements.namedItem('location');
    if (!(locations instanceof HTMLSelectElement) || locations.value !== '' || !choices.location) return;
    if ([...locations.options].some(({ value }) => value === choices.location))
      locations.value = choices.location;
  }, [element, choices]);
  return {
    choices,
    round,
    isRestored,
    save,
    choose: (field, value) => {
      if (field === 'category') setChoices({ ...choices, category: value });
      // Another location has another calendar, so nothing stays chosen.
      if (field === 'location') setChoices({ ...choices, location: value, appointment: '' });
    },
    beginAnew: () => {
      dropDraft(name);
      store.restart();
      setRound(round + 1);
    },
  };
}
