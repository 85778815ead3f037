import { findUploadType } from '#domain/lead/upload.ts';
import { fetchText } from '../site/http.ts';

const addressOf = (apiUrl: string, id: string): URL => new URL(`${apiUrl}/uploads/${id}`);

/** Milliseconds without any progress after which an upload is given up. */
const patience = 30_000;

/** What became of a file: kept, refused because it is not what its name says, empty or too large, or lost on the way. */
export type SentFile = 'kept' | 'misnamed' | 'size' | 'lost';

const outcomes: Readonly<Record<number, SentFile>> = {
  201: 'kept',
  413: 'size',
  415: 'misnamed',
  422: 'size',
};

/**
 * Sends a file to the dealer API, which keeps it for the lead of this form. Resolves with what became of it; never throws.
 *
 * @param onProgress hears the share that has been sent, 0 to 1
 */
export function sendFile(
  apiUrl: string,
  { id, file, signal }: { id: string; file: File; signal: AbortSignal },
  onProgress: (share: number) => void,
): Promise<SentFile> {
  // `fetch` does not say how much has been sent.
  const request = new XMLHttpRequest();
  const url = addressOf(apiUrl, id);
  url.searchParams.set('name', file.name.slice(-300));
  let late: ReturnType<typeof setTimeout> | undefined;
  const hope = (): void => {
    clearTimeout(late);
    late = setTimeout(() => request.abort(), patience);
  };
  return new Promise((resolve) => {
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', findUploadType(file) ?? '');
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      hope();
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(late);
      resolve(outcomes[request.status] ?? 'lost');
    });
    signal.addEventListener('abort', () => request.abort());
    hope();
    request.send(file);
  });
}

/** Takes a file away that has not been sent with a lead. Throws ServiceError. */
export async function removeFile(apiUrl: string, id: string): Promise<void> {
  await fetchText(addressOf(apiUrl, id), { method: 'DELETE', timeout: 6_000, retries: 1 });
}
