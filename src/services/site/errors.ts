/**
 * Why a service could not do what it was asked:
 * - `offline`: no answer at all (no network, blocked, host unknown), `timeout`: none in time;
 * - `unavailable`: the service answered that it cannot now (429, 5xx);
 * - `forbidden`: the key may not do this (401, 403), `not-found` (404), `conflict` (409);
 * - `rejected`: the request is wrong and will stay wrong (any other 4xx);
 * - `unreadable`: the answer does not have the promised shape.
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

/** The one error that services throw. `status` is the HTTP status, null when no answer came. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly kind: ServiceErrorKind;
  readonly status: number | null;
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
    this.status = about.status ?? null;
    this.retryAfter = about.retryAfter ?? 0;
    this.said = about.said ?? null;
    this.answer = about.answer;
  }

  /** Whether the same request may succeed later. */
  get passing(): boolean {
    return this.kind === 'offline' || this.kind === 'timeout' || this.kind === 'unavailable';
  }
}

/** The kind of failure that an HTTP status stands for. */
export function classifyStatus(status: number): ServiceErrorKind {
  if (status === 401 || status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 409) return 'conflict';
  if (status === 408 || status === 429 || status >= 500) return 'unavailable';
  return 'rejected';
}
