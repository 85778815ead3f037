import type * as v from 'valibot';
import { alertsAnswer, linkedAlertsAnswer } from '#contract/answers/alerts.ts';
import type { LinkedChoice } from '#contract/alerts/linked-alerts.ts';
import type { AlertAgreement, AlertRefusal } from '#contract/alerts/own-alerts.ts';
import { ServiceError } from '../site/errors.ts';
import { fetchJson, fetchText, type HttpRequest } from '../site/http.ts';
import { parseAnswer } from '../site/parse-answer.ts';

/** Asked at the site's own origin, because the session is a cookie of it. */
const addressOf = (api: string, path = ''): URL => new URL(`${api}/alerts${path}`, window.location.origin);

const post = (body: object): HttpRequest => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
  timeout: 12_000,
});

/** What the signed-in person is told about, as kind and subject. Throws ServiceError. */
export async function fetchAlerts(api: string): Promise<{ kind: 'vehicle' | 'search'; subject: string }[]> {
  const body = await fetchJson(addressOf(api), { retries: 1 });
  return parseAnswer(alertsAnswer, body).alerts;
}

/** Switches an alert on. Throws ServiceError. */
export async function agreeToAlert(api: string, agreement: AlertAgreement): Promise<void> {
  await fetchText(addressOf(api), post(agreement));
}

/** Switches an alert off. Throws ServiceError. */
export async function stopAlert(api: string, refusal: AlertRefusal): Promise<void> {
  await fetchText(addressOf(api, '/stop'), post(refusal));
}

/** What the link of a message stands for. */
export type LinkedAlerts = v.InferOutput<typeof linkedAlertsAnswer>;
/** Why it stands for nothing: it is no link of a message, or it is over. */
export type LinkProblem = 'false' | 'old';

async function askLinked(url: URL, body: object): Promise<LinkedAlerts | LinkProblem> {
  try {
    const answer = await fetchJson(url, post(body));
    return parseAnswer(linkedAlertsAnswer, answer);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.status === 410) return 'old';
    if (error.status === 404 || error.status === 422) return 'false';
    throw error;
  }
}

/** Reads what a link stands for; changes nothing. Throws ServiceError. */
export const readLinkedAlerts = (api: string, token: string): Promise<LinkedAlerts | LinkProblem> =>
  askLinked(addressOf(api, '/linked'), { token });

/** Stops alerts by a link, or undoes that. Throws ServiceError. */
export const chooseLinkedAlerts = (api: string, choice: LinkedChoice): Promise<LinkedAlerts | LinkProblem> =>
  askLinked(addressOf(api, '/linked/choice'), choice);
