import type { PartnerTag } from '#domain/partner/partner.ts';
import {
  followPartnerChoices,
  keepPartnerChoice,
  readPartnerConsent,
} from '#stores/partner/partner-consents.ts';
import { whenIdle } from '../garage/when-idle.ts';
import { whenNear } from '../page/when-near.ts';

/** A partner on this page: `want` says that its moment has come, and `allow` that the visitor asks for it. */
interface Slot {
  want: () => void;
  allow: () => void;
}
const slots = new Map<HTMLElement, Slot>();

/** Loads the partner of a box while its moment has come and the visitor has nothing against it. */
function createSlot(box: HTMLElement): Slot {
  const tag = JSON.parse(box.dataset['partner'] ?? '') as PartnerTag;
  let isWanted = false;
  // What it left goes also where consent ended elsewhere: in another page, or with the year.
  let mayHaveKept = tag.keeps.length > 0;
  let stop: (() => void) | null = null;
  const start = (): void => {
    // Null once it is stopped, also while its code is still on its way.
    let end: (() => void) | null | undefined;
    stop = () => {
      end?.();
      end = null;
    };
    import('./show-partner.ts').then(
      ({ showPartner }) => {
        if (end !== null) end = showPartner(box, tag);
      },
      () => (box.dataset['state'] = 'failed'),
    );
  };
  const follow = (): void => {
    const state = readPartnerConsent(tag);
    box.dataset['consent'] = state;
    if (state !== 'granted') {
      stop?.();
      stop = null;
      if (mayHaveKept) void import('./forget.ts').then(({ forget }) => forget(tag.keeps));
      mayHaveKept = false;
    } else if (isWanted && !stop) {
      mayHaveKept = tag.keeps.length > 0;
      start();
    }
  };
  const want = (): void => {
    isWanted = true;
    follow();
  };
  followPartnerChoices(follow);
  if (tag.load === 'idle') whenIdle(want);
  if (tag.load === 'visible') whenNear(box, want, 200);
  const allow = (): void => {
    isWanted = true;
    if (['unasked', 'declined'].includes(readPartnerConsent(tag))) keepPartnerChoice([tag], 'granted');
    else follow();
  };
  return { want, allow };
}

function findSlots(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-partner]'))
    if (!slots.has(box)) slots.set(box, createSlot(box));
}

let opener: HTMLElement | null = null;

function close(panel: HTMLElement): void {
  panel.hidden = true;
  opener?.focus();
}

/** Shows the panel of a partner; what is in it loads where nobody has to be asked before. */
function open(name: string): void {
  const panel = document.querySelector<HTMLElement>(`[data-partner-panel="${name}"]`);
  if (!panel) return;
  panel.hidden = false;
  panel.focus();
  for (const [box, slot] of slots) if (panel.contains(box)) slot.want();
}

function press({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const pressed = target.closest<HTMLElement>('[data-partner-open]');
  if (pressed) {
    opener = pressed;
    open(pressed.dataset['partnerOpen'] ?? '');
  }
  const box = target.closest('[data-partner-allow]')?.closest<HTMLElement>('[data-partner]');
  if (box) slots.get(box)?.allow();
  const panel = target.closest<HTMLElement>('[data-partner-panel]');
  if (panel && target.closest('[data-partner-close]')) close(panel);
}

/** The script of pages with partners. Nothing of a partner is fetched before its moment and its consent. */
export function startPartners(): void {
  findSlots();
  const { dataset } = document.documentElement;
  // A page may ask for it twice.
  if (dataset['partners'] !== undefined) return;
  dataset['partners'] = '';
  document.addEventListener('click', press);
  document.addEventListener('keydown', ({ key, target }) => {
    const panel = target instanceof Element && target.closest<HTMLElement>('[data-partner-panel]');
    if (key === 'Escape' && panel) close(panel);
  });
  void import('./clear-launchers.ts').then(({ clearLaunchers }) => clearLaunchers());
  // The page of an unbuilt vehicle has its boxes later.
  document.addEventListener('forecourt:drawn', findSlots);
}
