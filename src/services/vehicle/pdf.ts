import { ServiceError } from '../site/errors.ts';
import { fetchBody } from '../site/http.ts';

/** Reads the PDF of a vehicle from the dealer API (API-07). Throws ServiceError, also when the answer is no PDF. */
export async function fetchPdf(apiUrl: string, slug: string): Promise<Blob> {
  const url = new URL(`${apiUrl}/cars/${encodeURIComponent(slug)}/pdf`);
  const file = await fetchBody(url, { timeout: 30_000 }, (response) => response.blob());
  if ((await file.slice(0, 5).text()) !== '%PDF-')
    throw new ServiceError('unreadable', `${url.origin}${url.pathname}: the answer is no PDF`);
  return file;
}
