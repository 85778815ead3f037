const letter = /\p{L}/u;

/** One or two letters in place of a picture: 'JB' for Jo Brown; empty for a name without letters. */
export function findInitials(name: string): string {
  const words = name.split(/[\s.,&/]+/).filter((word) => letter.test(word));
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => letter.exec(word ?? '')?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('en-AU');
}
