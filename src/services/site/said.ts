/** A message for people: a longer text, or one of several lines or with marks, is a stack trace or a page. */
const forPeople = /^[^<>\n]{1,200}$/;

/** Parsed JSON, or undefined, which no JSON is. */
export function parseIfJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** One field of an answer; undefined where the answer is no object or lacks it. */
export const readField = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : undefined;

/**
 * The `message` of an answer, as Typesense and the dealer API write it, or its `error`; null when it is not for people.
 */
export function readSaid(answer: unknown): string | null {
  const said = readField(answer, 'message') ?? readField(answer, 'error');
  return typeof said === 'string' && forPeople.test(said) ? said : null;
}
