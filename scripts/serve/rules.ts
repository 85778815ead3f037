/** One line of `_redirects`. */
export interface RedirectRule {
  from: RegExp;
  to: string;
  status: number;
}

/** One block of `_headers`. */
export interface HeaderRule {
  path: RegExp;
  headers: [name: string, value: string][];
}

/**
 * '/cars/*' and '/:make/overview' as a pattern; the parts are groups named splat and make. Null for patterns that hosts
 * cannot read either: two stars, a name twice.
 */
export function parsePath(path: string): RegExp | null {
  const pattern = path
    .split(/(\*|:[A-Za-z]\w*)/)
    .map((part) => {
      if (part === '*') return '(?<splat>.*)';
      if (/^:[A-Za-z]\w*$/.test(part)) return `(?<${part.slice(1)}>[^/]+)`;
      return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  try {
    return new RegExp(`^${pattern}$`);
  } catch {
    return null;
  }
}

const significant = (text: string): string[] =>
  text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));

export function parseRedirects(text: string): RedirectRule[] {
  return significant(text).flatMap((line) => {
    const [from, to, status] = line.trim().split(/\s+/);
    const pattern = from && parsePath(from);
    if (!pattern || !to) return [];
    return [{ from: pattern, to, status: Number.parseInt(status ?? '301', 10) }];
  });
}

export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of significant(text)) {
    if (!/^\s/.test(line)) {
      // Headers of a path that nobody can read are nobody's.
      rules.push({ path: parsePath(line.trim()) ?? /(?!)/, headers: [] });
      continue;
    }
    const colon = line.indexOf(':');
    if (colon > 0) rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

/** The first rule that fits, with the parts of the path filled in; null when none does. */
export function findRedirect(
  rules: readonly RedirectRule[],
  path: string,
): { to: string; status: number } | null {
  for (const { from, to, status } of rules) {
    const found = from.exec(path);
    if (!found) continue;
    const filled = to.replaceAll(/:([A-Za-z]\w*)/g, (whole, name: string) => found.groups?.[name] ?? whole);
    // Two slashes at the start would be the address of another website.
    return { to: filled.replace(/^[/\\]{2,}/, '/'), status };
  }
  return null;
}

/** Headers of every block that fits, later ones over earlier ones. */
export function findHeaders(rules: readonly HeaderRule[], path: string): [string, string][] {
  return rules.flatMap((rule) => (rule.path.test(path) ? rule.headers : []));
}
