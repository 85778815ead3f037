import { explainRedirect } from './explain-redirect.ts';
import { IndexError } from './index-error.ts';

/** Where an index answers, and the key that may export from it. */
export interface IndexAccess {
  host: string;
  port: number;
  protocol: 'http' | 'https';
  path: string;
  adminKey: string;
  /** Longest silence in seconds before the index counts as down. */
  patience: number;
  /** Seconds after which an answer is given up, even while data still arrives. */
  readLimit: number;
}

export const formatAddress = ({
  protocol,
  host,
  port,
  path,
}: Omit<IndexAccess, 'adminKey' | 'patience' | 'readLimit'>): string =>
  `${protocol}://${host}:${port}${path}`;

/** Whether the text of an answer is of an index: what is no JSON object is of a proxy, which knows nothing of collections. */
export const isIndexAnswer = (text: string): boolean => text.startsWith('{');

/** The first piece of an answer; nobody knows how long the whole is. */
async function readBeginning({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
}

/**
 * Asks the index and hands the answer's text over in pieces. Throws an `IndexError` in words when the index is down, is
 * silent for longer than `patience`, sends for longer than `readLimit`, breaks off, leads elsewhere, or refuses. A missing collection
 * gives null.
 */
export async function streamIndex(
  access: IndexAccess,
  path: string,
  take: (text: string) => void | Promise<void>,
): Promise<'complete' | null> {
  const where = formatAddress(access);
  const controller = new AbortController();
  const giveUp = (complaint: string): void => controller.abort(new IndexError(complaint));
  const silence = `The index at ${where} was silent for ${access.patience} seconds (${path}).`;
  const endless = `The index at ${where} was not done after ${access.readLimit} seconds (${path}).`;
  const limit = setTimeout(() => giveUp(endless), access.readLimit * 1000);
  let timer: NodeJS.Timeout | undefined;
  /** What went wrong with a piece, and is no fault of the index. */
  let mishap: unknown = null;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => giveUp(silence), access.patience * 1000);
  };
  try {
    wait();
    const response = await fetch(`${where}${path}`, {
      headers: { 'x-typesense-api-key': access.adminKey },
      // An admin key goes to the index alone.
      redirect: 'manual',
      signal: controller.signal,
    });
    const redirect = explainRedirect(where, response);
    if (redirect !== null) throw new IndexError(redirect);
    if (response.status === 404 && isIndexAnswer(await readBeginning(response))) return null;
    if (response.status === 401 || response.status === 403) {
      throw new IndexError(`The index at ${where} refuses the admin key. Check TYPESENSE_ADMIN_KEY.`);
    }
    if (!response.ok) throw new IndexError(`The index at ${where} answered ${response.status} to ${path}.`);
    const decoder = new TextDecoder();
    for await (const piece of response.body ?? []) {
      wait();
      try {
        await take(decoder.decode(piece, { stream: true }));
      } catch (error) {
        mishap = error;
        throw error;
      }
    }
    return 'complete';
  } catch (error) {
    if (error instanceof IndexError || error === mishap) throw error;
    const reason = (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).message;
    throw new IndexError(
      `The index at ${where} does not answer properly (${reason}). Is it running? ` +
        'npm run server starts the one of this machine, npm start starts it and builds; --search-url <url> names another.',
    );
  } finally {
    clearTimeout(timer);
    clearTimeout(limit);
    // What is left of an answer that nobody reads would keep the process.
    controller.abort();
  }
}
