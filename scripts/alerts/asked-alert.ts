import type { AlertKind } from '#domain/alert/alert.ts';
import type { Identity } from '#domain/alert/stock-record.ts';

/** An alert, without who gets it. */
export interface AskedAlert {
  id: number;
  kind: AlertKind;
  subject: string;
  /** One that is off may be turned on again. */
  isOn: boolean;
  /** What the shopper calls the subject. */
  name: string;
  /** Epoch seconds at which it was agreed to. */
  agreed: number;
  /** The vehicle that it is about, while its id belongs to another one. */
  about: Identity | null;
}

/** What is to be kept of an alert: the vehicle that it is about, while its id belongs to another one; null when it has it again. */
export interface AlertChange {
  alert: number;
  about: Identity | null;
}
