import { ServiceError } from '#services/site/errors.ts';

/** The provider answered, or why it could not: the reason names neither car nor shopper. */
export type Asked<Answer> = { answer: Answer } | { status: 429 | 503; retryAfter: string };

/** Asks the provider of a dealer. What it cannot answer is told to the log in a word, without what was asked. */
export async function askProvider<Answer>(ask: () => Promise<Answer>): Promise<Asked<Answer>> {
  try {
    return { answer: await ask() };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    console.warn(`The trade-in provider could not answer: ${error.kind}.`);
    const seconds = Math.min(Math.max(Math.ceil(error.retryAfter), 1), 86_400);
    return { status: error.status === 429 ? 429 : 503, retryAfter: String(error.retryAfter ? seconds : 60) };
  }
}
