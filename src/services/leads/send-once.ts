import { ServiceError } from '../errors.ts';
import { fetchText, type HttpRequest } from '../http.ts';

/** Posts a lead whose id is its idempotency key: 'already there' (409) is success. */
export async function sendOnce(url: URL, request: Pick<HttpRequest, 'headers' | 'body'>): Promise<void> {
  try {
    await fetchText(url, { ...request, method: 'POST', timeout: 10_000 });
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'conflict') return;
    throw error;
  }
}
