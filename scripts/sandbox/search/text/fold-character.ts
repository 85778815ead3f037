import { stripMarks } from '#domain/site/slug.ts';

/** Letters that Unicode does not take apart into a plain letter and a mark. */
const letters = new Map<string, string>(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ŋ: 'n' }),
);
const cache = new Map<string, string>();

/** One character outside ASCII as the index sees it: `É` is `e`, `ß` is `ss`, a dash is nothing, `車` and `🚗` stay. */
export function foldCharacter(character: string): string {
  const known = cache.get(character);
  if (known !== undefined) return known;
  const plain = stripMarks(character, 'NFKD').toLowerCase();
  const folded =
    letters.get(plain) ??
    (/^\s*$/u.test(plain) ? ' ' : plain.replace(/[^\p{L}\p{N}\p{Emoji_Presentation}]/gu, ''));
  const result = character === plain && folded === ' ' && character.trim() !== '' ? '' : folded;
  if (cache.size < 5000) cache.set(character, result);
  return result;
}
