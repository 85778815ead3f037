import type { Difference } from './find-difference.ts';
import type { Answer, RecordedCase } from './recorded-case.ts';

const readList = (text: string): string[] =>
  text
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
const withoutParameters = (text: string): string => text.split(';')[0]?.trim() ?? '';

/** A preflight must allow what it was asked for; the recorded list may be longer. */
const asked: Record<string, string> = {
  'access-control-allow-methods': 'access-control-request-method',
  'access-control-allow-headers': 'access-control-request-headers',
};

function isGood(name: string, expected: string, found: string): boolean {
  if (name === 'access-control-max-age') return Number(found) >= 0;
  // An echo of the origin says the same as the star.
  if (name === 'access-control-allow-origin')
    return found === expected || (expected === '*' && found.startsWith('http'));
  if (name === 'content-type') return withoutParameters(found) === withoutParameters(expected);
  const allowed = readList(found);
  return allowed.includes('*') || readList(expected).every((entry) => allowed.includes(entry));
}

/** The first header of a case that does not say what it must, or null. */
export function judgeHeaders(recorded: RecordedCase, answer: Answer): Difference | null {
  for (const name of recorded.headers ?? []) {
    const request = recorded.request.headers?.[asked[name] ?? ''];
    const expected = request ?? recorded.response.headers?.[name] ?? null;
    const found = answer.headers?.[name] ?? null;
    if (expected !== null && (found === null || !isGood(name, expected, found)))
      return { at: `header ${name}`, expected, found };
  }
  return null;
}
