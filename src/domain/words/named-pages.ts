import type { NamedPage, Vocabulary } from './vocabulary.ts';

/** Letters of a word that may begin a title's word; fewer would name half of the pages. */
const fewestLetters = 3;
const mostPages = 3;

const split = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** Own pages whose titles or addresses hold every typed word, or its beginning, in their order: 'serv' finds Service. */
export function findNamedPages({ pages = [] }: Pick<Vocabulary, 'pages'>, typed: string): NamedPage[] {
  const words = split(typed);
  if (words.every(({ length }) => length < fewestLetters)) return [];
  return pages
    .filter(([title, path]) => {
      const known = split(`${title} ${path}`);
      return words.every((word) => known.some((name) => name.startsWith(word)));
    })
    .slice(0, mostPages);
}
