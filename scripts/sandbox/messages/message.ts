/** What the server tells a person: a code, a receipt, an alert. */
export interface Message {
  /** By phone or by e-mail. */
  kind: 'sms' | 'email';
  /** Phone number in the international spelling, or e-mail address. */
  to: string;
  /** Of an e-mail; for a text message, what it is about, which is not sent. */
  subject: string;
  /** Plain text. */
  text: string;
  /**
   * Address that stops all messages of the kind when it gets a POST: for the headers List-Unsubscribe and
   * List-Unsubscribe-Post of an e-mail (RFC 8058). Left out where one asked for this very message.
   */
  unsubscribe?: string;
  /** Slug of the dealer in whose name it is. */
  dealer: string;
  /** Whether the text is a secret that no list may keep, such as a code. */
  isSecret?: boolean;
}

/**
 * Hands a message over. Resolves when the service that delivers it has taken it. Throws MessageError when it did not, after
 * some tries. Who sends the same message again with the same `id` has it delivered once.
 */
export type SendMessage = (id: string, message: Message) => Promise<void>;

/** A message that nobody took. */
export class MessageError extends Error {
  override readonly name = 'MessageError';
  /** Whether nobody ever will, such as where the address is none. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false }: { isFinal?: boolean } = {}) {
    super(message);
    this.isFinal = isFinal;
  }
}
