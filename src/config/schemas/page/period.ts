import * as v from 'valibot';
import type { Period } from '#domain/site/period.ts';
import { isDate } from '#domain/site/date.ts';
import { pattern } from '../values.ts';

const momentForm = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d)?$/;

/** A day, or a day and time, by the clock of the dealer. */
export const moment = (description: string) =>
  v.pipe(
    pattern(description, momentForm, 'a day such as 2026-07-01, or a day and time such as 2026-07-01T09:00'),
    v.check((written) => !momentForm.test(written) || isDate(written.slice(0, 10)), 'a day that there is'),
  );

/** Reports an expiry before its start. */
export const inOrder = <Value extends Period & Record<string, unknown>>() =>
  v.rawCheck<Value>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { start, expiry } = dataset.value;
    // A moment that is none has its own message.
    if (start === null || expiry === null || !momentForm.test(start) || !momentForm.test(expiry)) return;
    if (start.slice(0, expiry.length) > expiry)
      addIssue({
        message: `expected an expiry that is not before the start, ${start}, found ${expiry}\nWrite a later expiry, or leave it out where nothing ends.`,
        path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'expiry', value: expiry }],
      });
  });
