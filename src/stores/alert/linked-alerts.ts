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

/** Reads what a link stands for; changes nothing, so that programs that open links stop nothing. Never throws. */
export async function openLinkedAlerts(api: string, token: string): Promise<void> {
  $linkedAlerts.set(unreadLink);
  if (token === '') return show('false');
  try {
    show(await readLinkedAlerts(api, token));
  } catch (error) {
    console.warn('Alerts of the link could not be read.', error);
    $linkedAlerts.set({ ...unreadLink, status: 'failed' });
  }
}

/** Stops one alert, or all (null), or turns them on again. Never throws. */
export async function changeLinkedAlerts(
  api: string,
  choice: { token: string; alert: number | null; on: boolean },
): Promise<void> {
  const before = $linkedAlerts.get();
  if (before.isSending) return;
  $linkedAlerts.set({ ...before, isSending: true, isUnsent: false });
  try {
    show(await chooseLinkedAlerts(api, choice));
  } catch (error) {
    console.warn('Alerts could not be changed.', error);
    $linkedAlerts.set({ ...before, isSending: false, isUnsent: true });
  }
}
