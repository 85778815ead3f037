/*
 * Redirects as static hosts read them: `*` in an old path stands for any rest, `:name` for one part of it, and a slash
 * at the end makes no difference.
 */

interface Rule {
  from: string;
  to: string;
  form: RegExp;
}

/** A path without what follows it and without its closing slash; the home page is '/'. */
export const trimPath = (path: string): string => path.replace(/[?#].*$/, '').replace(/\/+$/, '') || '/';

/** Whether an old path covers an address. */
export const covers = (from: string, path: string): boolean => {
  const form = readForm(from);
  return form.test(trimPath(path)) || form.test(`${trimPath(path)}/`);
};

function readForm(from: string): RegExp {
  const written = trimPath(from)
    .split(/(\*|:[A-Za-z]\w*)/)
    .map((part) => {
      if (part === '*') return '(?<splat>.*)';
      if (part.startsWith(':') && part.length > 1) return '[^/]+';
      return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    });
  // A host takes the first * for the rest; named once, so that it can be filled in.
  const named = written.map((part, index) =>
    part === '(?<splat>.*)' && written.indexOf(part) !== index ? '.*' : part,
  );
  return new RegExp(`^${named.join('')}$`);
}

const follow = ({ to, form }: Rule, path: string): string => {
  const found = form.exec(path) ?? form.exec(`${path}/`);
  return trimPath(to.replace(/:splat\b/, found?.groups?.['splat'] ?? ''));
};

/** Redirects that lead back to themselves, each with the addresses that a visitor passes. */
export function findLoops(redirects: Readonly<Record<string, string>>): { from: string; way: string[] }[] {
  const rules = Object.entries(redirects).map(([from, to]) => ({ from, to, form: readForm(from) }));
  return rules.flatMap((first) => {
    const passed = new Set<Rule>();
    const way = [trimPath(first.from)];
    let path = trimPath(first.from)
      .replaceAll('*', 'x')
      .replaceAll(/:[A-Za-z]\w*/g, 'x');
    for (let rule: Rule | undefined = first; rule && !passed.has(rule);) {
      passed.add(rule);
      path = follow(rule, path);
      way.push(path);
      rule = rules.find(({ from }) => covers(from, path));
      if (rule === first) return { from: first.from, way };
    }
    return [];
  });
}
