import { judgeWords, type WordFinding } from '#domain/law/word-rules.ts';
import type { AustralianState } from '#domain/location/location.ts';
import type { Path } from '../../load/path.ts';
import type { Settings } from '../../schema.ts';
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

/** Tells a text that the law refuses, and whether it keeps the dealer from loading. */
type TellWords = (path: Path, message: string, severity: 'error' | 'warning') => void;

/** What is wrong with words, what to write instead, and which rule says so. */
export const explainFinding = ({ rule, words }: WordFinding): string =>
  `found "${words}": ${rule.says}\nRule ${rule.id}: ${rule.source}.`;

/** The states whose law holds for the words of a dealer: those of its locations. */
export const listStates = ({ locations }: Pick<Settings, 'locations'>): AustralianState[] => [
  ...new Set(locations.map(({ address }) => address.state)),
];

/** Tells every text below a value that an advertisement may not say so. */
export function tellWords(value: unknown, path: Path, states: AustralianState[], tell: TellWords): void {
  for (const { path: at, text, nearby } of listWords(value, path, null))
    for (const finding of judgeWords(text, states, nearby))
      tell(at, explainFinding(finding), finding.rule.severity);
}

/** Reports words of the dealer file that an advertisement may not say so (LEGAL 1, LEGAL 4). */
export function checkWords({ settings, fail, warn }: ResolveContext): void {
  const states = listStates(settings);
  const tell: TellWords = (path, message, severity) => (severity === 'error' ? fail : warn)(path, message);
  for (const [key, value] of Object.entries(settings)) {
    if (notJudged.has(key)) continue;
    // Texts of the site stand in different places.
    if (key === 'messages')
      for (const [name, text] of Object.entries(settings.messages))
        tellWords(text, [key, name], states, tell);
    else tellWords(value, [key], states, tell);
  }
}
