import { ServiceError } from '../site/errors.ts';
import { fetchJson, type HttpRequest } from '../site/http.ts';
import { readField, readSaid } from '../site/said.ts';

/** How a service acknowledges a lead. */
export interface Acknowledgement {
  /** Whether an answer, parsed JSON, says that the lead is stored. */
  isStored: (answer: unknown) => boolean;
  /** The same of an answer of status 409, which the second delivery of one id gets. */
  isRepeated: (answer: unknown) => boolean;
}

const readLeadId = (answer: unknown): string | null => {
  const id = readField(answer, 'lead_id');
  if (Number.isFinite(id)) return String(id);
  return typeof id === 'string' && id.trim() !== '' ? id : null;
};

const hasLeadId = (answer: unknown): boolean => readLeadId(answer) !== null;

/** Dealers' endpoints answer with `lead_id` or `error` (FORM-03); 409 without an id may be a lead still on its way. */
export const byLeadId: Acknowledgement = { isStored: hasLeadId, isRepeated: hasLeadId };

/**
 * Posts a lead whose id is its idempotency key, and reads whether it is stored, and under which id. Throws ServiceError, see LeadDriver.
 */
export async function sendOnce(
  url: URL,
  request: Pick<HttpRequest, 'headers' | 'body' | 'send'>,
  { isStored, isRepeated }: Acknowledgement,
): Promise<string | null> {
  let answer: unknown;
  try {
    answer = await fetchJson(url, { ...request, method: 'POST', timeout: 10_000 });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { kind, message, httpStatus, answer: said } = error;
    if (kind === 'conflict' && isRepeated(said)) return readLeadId(said);
    // Only a service that names an `error` refuses the lead. A status alone may also come from the address, the key or
    // a proxy.
    if (kind === 'rejected' && !readField(said, 'error'))
      throw new ServiceError('unreadable', message, {
        ...(httpStatus !== null && { status: httpStatus }),
        answer: said,
      });
    throw error;
  }
  if (isStored(answer)) return readLeadId(answer);
  const where = `POST ${url.origin}${url.pathname}`;
  if (readField(answer, 'error')) {
    throw new ServiceError('rejected', `${where}: the answer is an error`, {
      said: readSaid(answer),
      answer,
    });
  }
  throw new ServiceError('unreadable', `${where}: the answer does not say that the lead is stored`, {
    answer,
  });
}
