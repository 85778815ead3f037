import { escapeMarkup } from '#domain/page/markup.ts';

/** Thrown where React must draw; made once, because noting where an error comes from takes long. */
const notPlain = new Error('Only React can draw this.');
/** Leaves what is being drawn to React. */
export const giveUp = (): never => {
  throw notPlain;
};

/** Writes one attribute with the space before it, or gives up on a value that only React can judge. */
type Writer = (value: unknown) => string;

const textual =
  (name: string): Writer =>
  (value) =>
    typeof value === 'string' || typeof value === 'number'
      ? ` ${name}="${escapeMarkup(String(value))}"`
      : giveUp();
/** What React judges as an address; the plain kinds need no judging. */
const address =
  (name: string): Writer =>
  (value) =>
    typeof value === 'string' && /^(?:[/#?]|https?:|mailto:|tel:|sms:)/.test(value)
      ? ` ${name}="${escapeMarkup(value)}"`
      : giveUp();
const flag =
  (name: string): Writer =>
  (value) =>
    typeof value === 'boolean' ? (value ? ` ${name}=""` : '') : giveUp();
/** `data-` and `aria-` attributes say "true" and "false". */
const free =
  (name: string): Writer =>
  (value) =>
    typeof value === 'boolean' ? ` ${name}="${value}"` : textual(name)(value);
const nothing: Writer = () => '';

const renamed = Object.entries({
  className: 'class',
  tabIndex: 'tabindex',
  htmlFor: 'for',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  fillRule: 'fill-rule',
  clipRule: 'clip-rule',
});
/** Attributes that React writes under the name they are given. */
const textualNames =
  'id role width height viewBox alt sizes srcSet loading decoding fetchPriority type rel target title lang dir d cx cy r x y ' +
  'x1 x2 y1 y2 rx ry points fill stroke transform xmlns colSpan scope dateTime popover popoverTarget ' +
  'popoverTargetAction command commandfor referrerPolicy allow hrefLang method';
const writers = new Map<string, Writer>([
  ...textualNames.split(' ').map((name): [string, Writer] => [name, textual(name)]),
  ...renamed.map(([given, name]): [string, Writer] => [given, textual(name)]),
  ['href', address('href')],
  ['src', address('src')],
  ...['hidden', 'disabled', 'open', 'allowFullScreen'].map((name): [string, Writer] => [name, flag(name)]),
  ...['ref', 'suppressHydrationWarning'].map((name): [string, Writer] => [name, nothing]),
]);

/** What writes an attribute of this name; gives up on names that are not known here. */
export function findWriter(name: string): Writer {
  const known = writers.get(name);
  if (known) return known;
  const made = /^(?:data|aria)-[a-z-]+$/.test(name) ? free(name) : /^on[A-Z]/.test(name) ? nothing : giveUp();
  writers.set(name, made);
  return made;
}
