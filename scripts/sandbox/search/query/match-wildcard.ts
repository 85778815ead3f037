/**
 * Tells whether a name is the pattern, in which `*` stands for any characters. Each part between stars is sought once, from
 * left to right: a regular expression of many stars would try them in every combination, and stop the server.
 */
export function createWildcard(pattern: string): (name: string) => boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return (name) => name === first;
  // Two stars beside each other are one.
  const parts = rest.filter(Boolean);
  return (name) => {
    if (!name.startsWith(first)) return false;
    let at = first.length;
    for (const part of parts) {
      const found = name.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return name.length - last.length >= at && name.endsWith(last);
  };
}
