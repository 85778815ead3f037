import type { LeadEndpoint } from '#domain/lead/endpoint.ts';
import { $outbox, flushOutbox, nextAttempt, type Flushed, type PendingLead } from './outbox.ts';

/**
 * Delivers pending leads while a page is open: now, when the connection returns, and again after each pause. Answers a
 * function that stops it.
 *
 * @param onEnd told about leads of an earlier attempt that have arrived now, or are refused
 */
export function deliverPending(endpoint: LeadEndpoint, onEnd: (flushed: Flushed) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds at least, once something is wrong here: a full storage does not even keep when to try again. */
  let leastPause = 0;
  const flush = async (): Promise<void> => {
    const flushed = await flushOutbox(endpoint);
    leastPause = 0;
    if (flushed.sent.length > 0 || flushed.refused.length > 0) onEnd(flushed);
  };
  const run = (): void =>
    void flush()
      .catch((error: unknown) => {
        console.error('The outbox failed.', error);
        leastPause = 2 * leastPause + 1_000;
      })
      // A timer may be a millisecond early, and then nothing has changed that would plan the next one.
      .finally(() => plan($outbox.get()));
  const plan = (pending: readonly PendingLead[]): void => {
    clearTimeout(timer);
    const at = nextAttempt(pending);
    if (at !== null) timer = setTimeout(run, Math.max(at - Date.now(), leastPause));
  };
  const stop = $outbox.subscribe(plan);
  window.addEventListener('online', run);
  return () => {
    stop();
    clearTimeout(timer);
    window.removeEventListener('online', run);
  };
}
