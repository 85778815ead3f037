import type { ServiceErrorKind } from './errors.ts';

/** Whether an HTTP answer says that what was asked may go well later: too slow, too early, too much, or something is broken. */
export const isPassing = (status: number): boolean =>
  status >= 500 || status === 408 || status === 425 || status === 429;

const kinds: Partial<Record<number, ServiceErrorKind>> = {
  401: 'forbidden',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
};

/** The kind of failure that an HTTP status stands for. */
export const classifyStatus = (status: number): ServiceErrorKind =>
  kinds[status] ?? (isPassing(status) ? 'unavailable' : 'rejected');
