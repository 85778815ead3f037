import { judgeWords } from '#domain/law/word-rules.ts';
import type { Path } from '../../load/path.ts';
import type { ResolveContext } from '../context.ts';

/** Settings whose words stand beside rates and conditions, or are no words of pages. */
const notJudged = new Set(['finance', 'services', 'redirects', 'theme', 'routes', 'collections']);

interface Words {
  path: Path;
  text: string;
  /** All words of the same card or section. */
  nearby: string;
}

const gather = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(gather).join('\n')
      : '';

/** Every text below a value. Entries of a group stand near each other; those of a list do not. */
function listWords(value: unknown, path: Path, nearby: string | null): Words[] {
  if (typeof value === 'string') return [{ path, text: value, nearby: nearby ?? value }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((entry, index) =>
      listWords(entry, [...path, index], typeof entry === 'string' ? nearby : null),
    );
  const whole = nearby ?? gather(value);
  return Object.entries(value).flatMap(([key, entry]) => listWords(entry, [...path, key], whole));
}

/** Reports words of the dealer file that an advertisement may not say so (LEGAL 1, LEGAL 4). */
export function checkWords({ settings, fail, warn }: ResolveContext): void {
  const states = [...new Set(settings.locations.map(({ address }) => address.state))];
  const words = Object.entries(settings).flatMap(([key, value]) =>
    notJudged.has(key)
      ? []
      : key === 'messages'
        ? Object.entries(value as object).flatMap(([name, text]) => listWords(text, [key, name], null))
        : listWords(value, [key], null),
  );
  for (const { path, text, nearby } of words)
    for (const { rule, words: found } of judgeWords(text, states, nearby))
      (rule.severity === 'error' ? fail : warn)(
        path,
        `found "${found}": ${rule.says}\nRule ${rule.id}: ${rule.source}.`,
      );
}
