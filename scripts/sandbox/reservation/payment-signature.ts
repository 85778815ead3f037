import { createHmac, timingSafeEqual } from 'node:crypto';

/** The word of a payment processor on a payment. */
export interface PaymentWord {
  payment: string;
  outcome: 'paid' | 'declined' | 'abandoned' | 'returned';
  /** Epoch seconds at which it happened. */
  at: number;
}

/** Header that a word is signed in. */
export const signatureHeader = 'Forecourt-Signature';

/** Seconds for which a signature holds, so that nobody can send a word again that was overheard. */
const holds = 300;

const digest = (secret: string, { payment, outcome, at }: PaymentWord, time: number): Buffer =>
  createHmac('sha256', secret).update(`${time}.${payment}.${outcome}.${at}`).digest();

/** Signs a word. `now` is in epoch seconds. */
export const signWord = (secret: string, word: PaymentWord, now: number): string =>
  `t=${now}, v1=${digest(secret, word, now).toString('hex')}`;

/** Whether a word is signed with the secret, not longer ago than five minutes. `now` is in epoch seconds. */
export function isSigned(secret: string, word: PaymentWord, signature: string, now: number): boolean {
  const [, time, hex] = /^t=([1-9]\d{0,11}), ?v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (time === undefined || hex === undefined || Math.abs(now - Number(time)) > holds) return false;
  return timingSafeEqual(Buffer.from(hex, 'hex'), digest(secret, word, Number(time)));
}
