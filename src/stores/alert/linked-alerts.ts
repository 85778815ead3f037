import { atom } from 'nanostores';
import {
  chooseLinkedAlerts,
  readLinkedAlerts,
  type LinkedAlerts,
  type LinkProblem,
} from '#services/alert/alerts.ts';

/** What the page of a message's link shows. */
export interface LinkedState {
  status: 'loading' | 'ready' | 'failed' | LinkProblem;
  /** Null until it is known. */
  alerts: LinkedAlerts | null;
  /** Whether a change is on its way. */
  isSending: boolean;
  /** Whether the last change did not get through. */
  isUnsent: boolean;
}

export const unreadLink: LinkedState = { status: 'loading', alerts: null, isSending: false, isUnsent: false };
export const $linkedAlerts = atom(unreadLink);

const show = (answer: LinkedAlerts | LinkProblem): void =>
  $linkedAlerts.set(
    typeof answer === 'string'
      ? { ...unreadLink, status: answer }
      : { ...unreadLink, status: 'ready', alerts: answer },
  );

/** The latest link counts, whichever answer comes last. */
let opened = 0;

/** Reads what a link stands for; changes nothing, so that programs that open links stop nothing. Never throws. */
export async function openLinkedAlerts(api: string, token: string): Promise<void> {
  const mine = (opened += 1);
  $linkedAlerts.set(unreadLink);
  if (token === '') return show('false');
  try {
    const answer = await readLinkedAlerts(api, token);
    if (mine === opened) show(answer);
  } catch (error) {
    console.warn('Alerts of the link could not be read.', error);
    if (mine === opened) $linkedAlerts.set({ ...unreadLink, status: 'failed' });
  }
}

/** Stops one alert, or all (null), or turns them on again. Never throws. */
export async function changeLinkedAlerts(
  api: string,
  choice: { token: string; alert: number | null; on: boolean },
): Promise<void> {
  const before = $linkedAlerts.get();
  if (before.isSending) return;
  const mine = opened;
  $linkedAlerts.set({ ...before, isSending: true, isUnsent: false });
  try {
    const answer = await chooseLinkedAlerts(api, choice);
    if (mine === opened) show(answer);
  } catch (error) {
    console.warn('Alerts could not be changed.', error);
    if (mine === opened) $linkedAlerts.set({ ...before, isSending: false, isUnsent: true });
  }
}
