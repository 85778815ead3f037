import type { ConsentState } from '#domain/analytics/consent.ts';
import type { AskingPartner } from '#domain/partner/partner-consent.ts';
import type { ConsentClass } from '#domain/partner/partner.ts';
import { choose, readConsent } from '#stores/analytics/consent.ts';
import {
  followPartnerChoices,
  keepPartnerChoice,
  readPartnerConsent,
} from '#stores/partner/partner-consents.ts';
import { keepClear } from '../analytics/keep-clear.ts';
import { followMeasuring } from '../analytics/follow-measuring.ts';
import type { MeasureSettings } from '../analytics/measure.ts';

export interface ChoiceSettings {
  /** Partners that ask; `first` says that nothing on the page asks for them, `keeps` what their scripts leave in the browser. */
  partners: (AskingPartner & { first: boolean; keeps: readonly string[] })[];
  /** How the site itself counts; null where it does not. */
  measuring: MeasureSettings | null;
}

type Choice = 'granted' | 'declined';

/** What is asked for: a class, its state, and whether the question comes by itself. */
interface Asked {
  class: ConsentClass;
  state: () => ConsentState;
  first: boolean;
  keep: (choice: Choice) => void;
}

/** Keeps a choice about a partner. Who declines gets rid of what it left, also on a page that has no box of it. */
function keepChoice(partner: ChoiceSettings['partners'][number], choice: Choice): void {
  keepPartnerChoice([partner], choice);
  if (choice === 'declined' && partner.keeps.length > 0)
    void import('./forget.ts').then(({ forget }) => forget(partner.keeps));
}

const listAsked = ({ partners, measuring }: ChoiceSettings): Asked[] => [
  ...(measuring
    ? [{ class: 'analytics', state: readConsent, first: true, keep: choose } satisfies Asked]
    : []),
  ...partners.map((partner) => ({
    class: partner.consent,
    state: () => readPartnerConsent(partner),
    first: partner.first,
    keep: (choice: Choice) => keepChoice(partner, choice),
  })),
];

/** Shows the question of `shell/partner/PrivacyChoices.astro` while it has to be asked, and after a press on its link. */
class Question {
  readonly #section: HTMLElement;
  readonly #asked: readonly Asked[];
  #opener: HTMLElement | null = null;

  constructor(section: HTMLElement, asked: readonly Asked[]) {
    this.#section = section;
    this.#asked = asked;
  }

  /** Brings what is ticked and said up to date. */
  draw(): void {
    const states = this.#asked.map(({ state }) => state());
    const isOpen = this.#asked.some(({ first }, index) => first && states[index] === 'unasked');
    const isRefused = states.every((state) => state === 'refusedByBrowser');
    this.#section.dataset['state'] = isOpen ? 'unasked' : isRefused ? 'refusedByBrowser' : 'chosen';
    for (const box of this.#section.querySelectorAll('input')) {
      const own = this.#asked.filter((one) => one.class === box.value).map(({ state }) => state());
      box.checked = own.every((state) => state === 'granted');
      box.disabled = own.every((state) => state === 'refusedByBrowser');
    }
    if (isOpen) this.#section.hidden = false;
    else if (!this.#opener) this.#section.hidden = true;
  }

  open(link: HTMLElement): void {
    this.#opener = link;
    this.draw();
    this.#section.hidden = false;
    this.#section.focus();
  }

  close(): void {
    this.#section.hidden = true;
    this.#opener?.focus();
    this.#opener = null;
  }

  /** Whether it can be left without an answer. */
  get isAnswered(): boolean {
    return this.#section.dataset['state'] !== 'unasked';
  }

  /** Keeps an answer for all classes, or that of each tick. */
  answer(answer: Choice | 'single'): void {
    const ticked = [...this.#section.querySelectorAll('input')].filter(({ checked }) => checked);
    const granted = new Set(ticked.map(({ value }) => value));
    this.close();
    for (const { class: name, state, keep } of this.#asked) {
      const choice = answer === 'single' ? (granted.has(name) ? 'granted' : 'declined') : answer;
      if (state() !== 'refusedByBrowser' && state() !== choice) keep(choice);
    }
  }
}

/** Asks for consent by classes, keeps the answers, and measures the visit where that was allowed (LEGAL 5, EVT-03). */
export function startPrivacyChoices(section: HTMLElement): void {
  keepClear(section);
  const settings = JSON.parse(section.dataset['choices'] ?? '') as ChoiceSettings;
  const question = new Question(section, listAsked(settings));
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLElement>('[data-privacy-choices]');
    if (link) {
      event.preventDefault();
      question.open(link);
    }
    const pressed = section.contains(target)
      ? target?.closest<HTMLElement>('[data-choose]')?.dataset['choose']
      : undefined;
    if (pressed === 'close') question.close();
    else if (pressed) question.answer(pressed as Choice | 'single');
  });
  section.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && question.isAnswered) question.close();
  });
  if (settings.measuring) followMeasuring(settings.measuring, () => question.draw());
  followPartnerChoices(() => question.draw());
}
