import { map, type MapStore } from 'nanostores';
import { nameDraft } from '#domain/lead/form-draft.ts';
import { findLeadEvent } from '#domain/lead/event.ts';
import { createLeadId } from '#domain/lead/lead.ts';
import { identifyForm, type FormIdentity, type LeadValues } from '#domain/lead/form.ts';
import type { FieldErrors } from '#domain/lead/schema.ts';
import { describeSubject } from '#domain/lead/subject.ts';
import { bookTestDrive, confirmTestDrive, releaseTestDrive } from '../test-drive/booking.ts';
import { tellFigure } from '#domain/trade-in/valuation.ts';
import { readFigure } from '../trade-in/figure.ts';
import { describeLead, fileForm } from './describe-lead.ts';
import { dropDraft } from './form-draft.ts';
import type { LeadFormSettings, Typed } from './form-settings.ts';
import { rememberEnquiry } from './remember-enquiry.ts';
import { readSteps } from './read-steps.ts';
import { sendOrSay } from './send-or-say.ts';

export interface LeadFormState {
  /** Position of the step in view. */
  step: number;
  /** `kept`: the lead waits in the outbox; `failed`: the service refused it; `sold`: so is its vehicle, and nothing was sent. */
  status: 'editing' | 'sending' | 'kept' | 'failed' | 'sold' | 'sent';
  /** Message keys by field, in the order of the form. */
  errors: FieldErrors;
  /** The lead that waits in the outbox, and why. */
  kept: { leadId: string; reason: 'offline' | 'unreachable' } | null;
  /** What the service said, when it said something (FORM-04, FORM-05). */
  said: string | null;
}

/** A form as the page is built with it. */
export const untouchedForm: LeadFormState = {
  step: 0,
  status: 'editing',
  errors: {},
  kept: null,
  said: null,
};

export interface LeadFormStore {
  $state: MapStore<LeadFormState>;
  /**
   * The form comes into view: the time to fill it in runs from here. True when it was sent or kept and begins anew.
   *
   * @param step the step to begin with, where an earlier visit had come so far
   */
  open: (step?: number) => boolean;
  /** Begins anew, at the first step. */
  restart: () => void;
  /** Takes back the complaint about a field that is being put right. */
  edit: (field: string) => void;
  back: () => void;
  /**
   * Goes on to the next step, or checks and sends what was typed in all of them (FORM-02). Resolves with the status
   * that the form is in then; never throws and never loses the lead: without an answer it stays in the outbox.
   */
  submit: (typed: Typed, settings: LeadFormSettings) => Promise<LeadFormState['status']>;
}

function createLeadForm(): LeadFormStore {
  const $state = map<LeadFormState>(untouchedForm);
  /** One attempt: its id stays until the lead is handed over, kept or refused. */
  let attempt = { id: '', openedAt: 0 };
  /** A kept time of a refused lead is given back, and whoever sends it again may want it. */
  let releasing = Promise.resolve();
  const restart = (step = 0): void => {
    attempt = { id: createLeadId(), openedAt: Date.now() };
    $state.set({ ...untouchedForm, step });
  };
  const open = (step = 0): boolean => {
    const { status } = $state.get();
    const isOver = status === 'kept' || status === 'sent';
    if (attempt.openedAt === 0 || isOver) restart(step);
    return isOver;
  };
  const send = async (values: LeadValues, typed: Typed, settings: LeadFormSettings): Promise<void> => {
    const { form, subject, endpoint, task } = settings;
    const { step } = $state.get();
    $state.set({ ...untouchedForm, step, status: 'sending' });
    await releasing;
    const testDrive = await bookTestDrive(form, values, { id: attempt.id, subject });
    if (testDrive?.status === 'refused') {
      $state.set({ ...untouchedForm, step: testDrive.step, errors: { appointment: testDrive.error } });
      return;
    }
    if (testDrive?.status === 'sold') {
      $state.set({ ...untouchedForm, step, status: 'sold' });
      return;
    }
    // What the shopper asks about while the task prepares is of the next lead.
    const filed = fileForm(settings);
    const extras = task ? await task.prepare() : tellFigure(readFigure());
    const lead = describeLead(values, {
      ...{ typed, settings, attempt, filed, extras },
      appointment: testDrive?.status ?? null,
    });
    const asked = describeSubject(subject);
    const sending = sendOrSay(endpoint, lead, asked?.about ?? null, findLeadEvent(values, filed));
    // From here on the outbox keeps it: what was typed is never in both, so that nobody sends it twice after a crash.
    dropDraft(nameDraft(form, subject));
    const problem = await sending;
    if (problem === null) {
      rememberEnquiry({
        leadId: lead.id,
        about: asked?.about ?? null,
        href: asked?.href ?? null,
        testDrive: await confirmTestDrive(form, lead.id, testDrive),
      });
      $state.setKey('status', 'sent');
      task?.settle(lead, 'sent');
    } else if (problem.kind === 'rejected') {
      if (!problem.cause) {
        releasing = releaseTestDrive(form, lead.id);
        attempt = { ...attempt, id: createLeadId() };
      }
      $state.set({ ...untouchedForm, step, status: 'failed', said: problem.said });
    } else {
      const reason = problem.kind === 'offline' && !navigator.onLine ? 'offline' : 'unreachable';
      $state.set({ ...untouchedForm, status: 'kept', kept: { leadId: lead.id, reason } });
      task?.settle(lead, 'kept');
    }
  };
  return {
    $state,
    open,
    restart: () => restart(),
    edit: (field) => {
      const { [field as keyof FieldErrors]: mended, ...errors } = $state.get().errors;
      if (mended) $state.setKey('errors', errors);
    },
    back: () => $state.set({ ...untouchedForm, step: Math.max(0, $state.get().step - 1) }),
    submit: async (typed, settings) => {
      const { status, step } = $state.get();
      if (status === 'sending' || status === 'sent') return status;
      if (attempt.openedAt === 0) restart();
      const read = readSteps(settings.form, step, typed);
      if (read.wrong) $state.set({ ...untouchedForm, ...read.wrong });
      else if (step < settings.form.steps.length - 1) $state.set({ ...untouchedForm, step: step + 1 });
      else await send(read.values, typed, settings);
      return $state.get().status;
    },
  };
}

const stores = new Map<string, LeadFormStore>();

/** The state of a form. Every form of a page has its own. */
export function findLeadForm(form: FormIdentity): LeadFormStore {
  const name = identifyForm(form);
  const known = stores.get(name);
  if (known) return known;
  const made = createLeadForm();
  stores.set(name, made);
  return made;
}
