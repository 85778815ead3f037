/** What somebody may be told about: one saved vehicle, or one saved search. */
export const alertKinds = ['vehicle', 'search'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** By text message or by e-mail: the way that the account has proven. */
export type AlertChannel = 'sms' | 'email';

/** So many characters the name of an alert may have. */
export const longestAlertName = 120;

/** What a shopper calls something, as an alert keeps it: one line, and no longer than may be. */
export const shortenAlertName = (name: string): string =>
  name
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestAlertName)
    .trim();

/** One subscription of an account. */
export interface Alert {
  kind: AlertKind;
  /** Id of the vehicle, or path and query of the saved search. */
  subject: string;
  /** What the shopper calls it. */
  name: string;
  channel: AlertChannel;
  /** Epoch seconds at which it was agreed to. */
  agreedAt: number;
}

/** Address of the page on which alerts are stopped without signing in; the token stands behind its `#`. */
export const stopAlertsPage = '/alerts/';

/** So many alerts one account may have: as many vehicles and searches as a browser saves. */
export const mostAlerts = { vehicle: 60, search: 20 } as const satisfies Record<AlertKind, number>;

/** What tells alerts of one account apart. */
export const keyOfAlert = ({ kind, subject }: Pick<Alert, 'kind' | 'subject'>): string =>
  `${kind} ${subject}`;
