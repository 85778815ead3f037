import { map } from 'nanostores';
import { keyOfAlert, shortenAlertName, type AlertKind } from '#domain/alert/alert.ts';
import { readSearchSubject } from '#domain/alert/search-subject.ts';
import { omit } from '#domain/site/pick.ts';
import { agreeToAlert, fetchAlerts, stopAlert } from '#services/alert/alerts.ts';
import { ServiceError } from '#services/site/errors.ts';
import { $session, forgetSession } from '../account/session.ts';

/** What an alert may be about: a saved vehicle, or a saved search by its address. */
export interface AlertSubject {
  kind: AlertKind;
  subject: string;
}

export interface AlertsState {
  status: 'unread' | 'loading' | 'ready' | 'failed';
  /** Keys of alerts that are on, or will be when the server has heard of it. */
  on: Readonly<Record<string, boolean>>;
  /** By key: why the last change was taken back. An empty text where the server did not say. */
  problems: Readonly<Record<string, string>>;
}

export const unreadAlerts: AlertsState = { status: 'unread', on: {}, problems: {} };

/** Alerts of who is signed in. */
export const $alerts = map<AlertsState>(unreadAlerts);

/** The same search has one key, however its address is spelled. */
export const alertKey = ({ kind, subject }: AlertSubject): string =>
  keyOfAlert({ kind, subject: kind === 'search' ? (readSearchSubject(subject) ?? subject) : subject });

/** Whose alerts were read. */
let reader: string | null = null;
/** Calls go one after the other, so that of quick presses the last one counts. */
let calls: Promise<void> = Promise.resolve();
/** Keys that are on at the server, as far as this page has heard. */
const confirmed = new Set<string>();
/** The number of the last wish for each key. */
const wishes = new Map<string, number>();

/** Reads the alerts of who is signed in, once for each account; of nobody there are none. Never throws. */
export async function loadAlerts(api: string): Promise<void> {
  const user = $session.get().user?.id ?? null;
  if (user === reader && $alerts.get().status !== 'failed') return;
  reader = user;
  confirmed.clear();
  $alerts.set(unreadAlerts);
  if (user === null) return;
  $alerts.setKey('status', 'loading');
  try {
    const alerts = await fetchAlerts(api);
    if (reader !== user) return;
    for (const alert of alerts) confirmed.add(alertKey(alert));
    const on = Object.fromEntries([...confirmed].map((key) => [key, true]));
    $alerts.set({ ...unreadAlerts, status: 'ready', on });
  } catch (error) {
    if (error instanceof ServiceError && error.status === 401) forgetSession();
    else console.warn('Alerts could not be read.', error);
    if (reader === user) $alerts.setKey('status', 'failed');
  }
}

const put = (key: string, isOn: boolean, problem: string | null): void => {
  const { on, problems } = $alerts.get();
  const others = omit(problems, key);
  $alerts.set({
    ...$alerts.get(),
    on: { ...on, [key]: isOn },
    problems: problem === null ? others : { ...others, [key]: problem },
  });
};

/** What was saved without a name is named by what it is. */
const nameAlert = ({ name, subject }: AlertSubject & { name: string }): string =>
  shortenAlertName(name) || shortenAlertName(subject);

/**
 * Switches an alert: it shows at once, then the server is asked; a failure takes it back and says why. A session that is over
 * ends here as well. Never throws.
 *
 * @param consent the words that stood beside the switch
 */
export function switchAlert(
  api: string,
  alert: AlertSubject & { name: string },
  { isOn, consent }: { isOn: boolean; consent: string },
): Promise<void> {
  const user_id = $session.get().user?.id;
  if (user_id === undefined) return Promise.resolve();
  const { kind, subject } = alert;
  const key = alertKey(alert);
  const wish = (wishes.get(key) ?? 0) + 1;
  wishes.set(key, wish);
  put(key, isOn, null);
  const call = async (): Promise<void> => {
    try {
      if (isOn) await agreeToAlert(api, { kind, subject, name: nameAlert(alert), consent, user_id });
      else await stopAlert(api, { kind, subject, user_id });
      if (isOn) confirmed.add(key);
      else confirmed.delete(key);
    } catch (error) {
      if (error instanceof ServiceError && error.status === 401) forgetSession();
      // A later press has said something else.
      if (wishes.get(key) === wish)
        put(key, confirmed.has(key), (error instanceof ServiceError && error.said) || '');
    }
  };
  calls = calls.then(call);
  return calls;
}
