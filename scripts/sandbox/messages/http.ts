import { setTimeout as wait } from 'node:timers/promises';
import { readAnswer } from '../../command/read-answer.ts';
import { isPassing } from '#services/site/status.ts';
import { MessageError, type SendMessage } from './message.ts';

/** Where messages are posted to. */
export interface MessageService {
  url: string;
  /** Goes with each message as a bearer token; empty for none. */
  key: string;
  /** Milliseconds before the second try; each further one waits twice as long. */
  patience?: number;
}

const tries = 3;
/** Answers that speak of the message; every other may be of a wrong address, a used-up account or a service that is replaced. */
const aboutMessage: readonly number[] = [400, 422];
const isHtml = /^(?:text\/html|application\/xhtml\+xml)\b/i;

/** Whether what calls itself a page is one: some services say OK, or answer XML, in that way. None says more than `mostBytes`. */
const isPageText = (text: string | null): boolean =>
  text === null || /^\s*<(?!\?xml)|^\s*<\?xml[^>]*>\s*<(?:!doctype html|html)\b/i.test(text);

/** Bytes of an answer; with fewer the connection takes the next message. */
const mostBytes = 65_536;

/**
 * Posts each message as JSON to a service that delivers it: `{ id, kind, to, subject, text, dealer }`, and
 * `unsubscribe` where it can be. Any 2xx means that it was taken, but for a page: that is of a proxy. `id` is the idempotency key as well.
 */
export const createHttpSender =
  ({ url, key, patience = 500 }: MessageService): SendMessage =>
  async (id, { kind, to, subject, text, dealer, unsubscribe }) => {
    let problem = '';
    let isFinal = false;
    for (let number = 0; number < tries; number += 1) {
      if (number > 0) await wait(patience * 2 ** (number - 1));
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': id,
            ...(key && { authorization: `Bearer ${key}` }),
          },
          body: JSON.stringify({ id, kind, to, subject, text, dealer, unsubscribe }),
          redirect: 'error',
          signal: AbortSignal.timeout(10_000),
        });
        const { ok, status, headers } = answer;
        // A service that goes on saying something would keep a connection for each message.
        const words = readAnswer(answer, mostBytes).catch(() => null);
        const isPage = isHtml.test(headers.get('content-type') ?? '') && isPageText(await words);
        if (ok && !isPage) return;
        problem = `${isPage ? 'a page with ' : ''}answer ${status}`;
        // Whatever is wrong will be wrong in a second, too.
        isFinal = aboutMessage.includes(status) && !isPage;
        if (status >= 400 && !isPassing(status)) break;
      } catch (error) {
        isFinal = false;
        problem = error instanceof Error ? error.message : 'no answer';
      }
    }
    throw new MessageError(`The message service did not take a message: ${problem}.`, { isFinal });
  };
