import { visibleText } from '#domain/page/visible-text.ts';
import { readEnvironmentAddress } from '../../command/environment-address.ts';
import type { InboxStore } from '../inbox/inbox-store.ts';
import { createHttpSender, type MessageService } from './http.ts';
import { MessageError, type Message, type SendMessage } from './message.ts';

/**
 * A subject becomes a header of an e-mail, and the name of a vehicle or a search stands in it: a line end there would begin
 * another header. Nothing that nobody sees stands in either.
 */
const withoutTricks = (message: Message): Message => ({
  ...message,
  subject: visibleText(message.subject).replaceAll(/\s+/g, ' ').trim(),
  text: visibleText(message.text),
});

/**
 * Sends messages by a service, or only into the inbox when there is none. The inbox shows each message; a secret one that a
 * service delivered, without its text.
 */
export function createSender(inbox: InboxStore, service: MessageService | null): SendMessage {
  const deliver = service && createHttpSender(service);
  return async (id, given) => {
    const message = withoutTricks(given);
    const { kind, to, subject, text, dealer, isSecret = false } = message;
    await deliver?.(id, message);
    const isKept = inbox.add({
      ...{ id, kind, dealer, title: subject, to },
      text: deliver && isSecret ? '(sent; not kept here)' : text,
    });
    if (!isKept && !deliver) throw new MessageError('The inbox could not keep a message.');
  };
}

/**
 * The service that the environment names: FORECOURT_MESSAGES_URL takes each message, with FORECOURT_MESSAGES_KEY as its
 * bearer token. Null when it names none. Throws a Failure for what is no web address.
 */
export function readMessageService(environment: NodeJS.ProcessEnv = process.env): MessageService | null {
  const url = readEnvironmentAddress('FORECOURT_MESSAGES_URL', environment);
  return url === null ? null : { url, key: environment['FORECOURT_MESSAGES_KEY'] ?? '' };
}
