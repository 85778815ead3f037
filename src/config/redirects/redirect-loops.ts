import { indexRedirects, isPlain, splitPattern, trimPath } from './redirect-index.ts';

interface Rule {
  from: string;
  to: string;
  plain: boolean;
}

/** What a marketer reads of a long way. */
const longestWay = 10;

/** A pattern whose first `*` can be filled in; hosts take it for the rest of the path. */
function readForm(from: string): RegExp {
  const pieces = splitPattern(from);
  const splat = pieces.indexOf('*');
  const written = pieces.map((piece, index) => {
    if (index % 2 === 0) return piece.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    if (piece !== '*') return '[^/]+';
    return index === splat ? '(?<splat>.*)' : '.*';
  });
  return new RegExp(`^${written.join('')}$`);
}

/** Where an address is sent that a rule covers. */
function follow({ from, to }: Rule, path: string): string {
  if (!/:splat\b/.test(to)) return trimPath(to);
  const form = readForm(from);
  const splat = (form.exec(path) ?? form.exec(`${path}/`))?.groups?.['splat'] ?? '';
  return trimPath(to.replace(/:splat\b/, () => splat));
}

/** An address that a rule covers. */
const exampleOf = (from: string): string =>
  splitPattern(from)
    .map((piece, index) => (index % 2 === 0 ? piece : 'x'))
    .join('');

const shorten = (way: readonly string[]): string[] =>
  way.length > longestWay ? [...way.slice(0, longestWay - 2), '…', ...way.slice(-1)] : [...way];

/** The way from one address of a circle around to itself. */
function goAround(circle: readonly string[], start: number): string[] {
  const wanted = Math.min(circle.length, longestWay);
  const steps = Array.from({ length: wanted }, (_, step) => circle[(start + step) % circle.length] ?? '');
  const last = circle[start] ?? '';
  return shorten([...steps, last]);
}

/** Redirects that lead back to themselves, each with the addresses on the way; of long ways only the beginning. */
export function findLoops(redirects: Readonly<Record<string, string>>): { from: string; way: string[] }[] {
  const rules = Object.entries(redirects).map(([from, to]) => ({ from, to, plain: isPlain(from) }));
  const index = indexRedirects(Object.keys(redirects));
  const findRule = (path: string): Rule | undefined => rules[index.first(path) ?? -1];
  const loops = new Map<Rule, string[]>();
  /** Addresses whose plain rules are done: in a loop that is known, or in none. */
  const settled = new Set<string>();

  const judge = (first: Rule): void => {
    const passed = new Map<Rule, number>();
    const way = [trimPath(first.from)];
    let path = exampleOf(trimPath(first.from));
    for (let rule = first; ;) {
      passed.set(rule, passed.size);
      path = follow(rule, path);
      way.push(path);
      const next = first.plain && settled.has(path) ? undefined : findRule(path);
      if (!next) break;
      const met = passed.get(next);
      if (met === undefined) {
        rule = next;
        continue;
      }
      const circle = [...passed.keys()].slice(met);
      // Plain rules return to the same address, so a loop never ends.
      if (!circle.every(({ plain }) => plain)) {
        if (next === first) loops.set(first, shorten(way));
        return;
      }
      const addresses = way.slice(met, -1);
      for (const [position, member] of circle.entries()) loops.set(member, goAround(addresses, position));
      break;
    }
    for (const address of way.slice(1)) settled.add(address);
  };

  for (const rule of rules) if (!loops.has(rule)) judge(rule);
  return rules.flatMap((rule) => {
    const way = loops.get(rule);
    return way ? [{ from: rule.from, way }] : [];
  });
}
