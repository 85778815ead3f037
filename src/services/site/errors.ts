/**
 * Why a service could not do what it was asked:
 * - `offline`: no answer at all (no network, blocked, host unknown), `timeout`: none in time;
 * - `unavailable`: the service answered that it cannot now (408, 425, 429, 5xx);
 * - `forbidden`: the key may not do this (401, 403), `not-found` (404), `conflict` (409);
 * - `rejected`: the request is wrong and will stay wrong (any other 4xx);
 * - `unreadable`: the answer does not have the promised shape, or is not of the service at all.
 */
export type ServiceErrorKind =
  | 'offline'
  | 'timeout'
  | 'unavailable'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'rejected'
  | 'unreadable';

/** The one error that services throw. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly kind: ServiceErrorKind;
  /** The HTTP status of any answer, also of a page that a proxy shows in place of the service; null when none came. */
  readonly httpStatus: number | null;
  /** Seconds to wait before the next try; 0 where the service names none. */
  readonly retryAfter: number;
  /** What the service itself said, fit to be shown; null when it said nothing readable. */
  readonly said: string | null;
  /** The answer's body as parsed JSON; undefined when there was none. */
  readonly answer: unknown;

  constructor(
    kind: ServiceErrorKind,
    message: string,
    about: {
      status?: number;
      retryAfter?: number;
      said?: string | null;
      answer?: unknown;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: about.cause });
    this.kind = kind;
    this.httpStatus = about.status ?? null;
    this.retryAfter = about.retryAfter ?? 0;
    this.said = about.said ?? null;
    this.answer = about.answer;
  }

  /** The HTTP status by which the service itself answered; null when it did not. */
  get status(): number | null {
    return this.kind === 'unreadable' ? null : this.httpStatus;
  }

  /** Whether the same request may succeed later. */
  get passing(): boolean {
    return ['offline', 'timeout', 'unavailable'].includes(this.kind);
  }
}
