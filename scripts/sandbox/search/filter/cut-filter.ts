/** A filter cut into what it is made of: brackets, operators, and clauses such as ``make:=`GT (x)` ``. */
export type FilterPiece =
  | { readonly kind: 'open' | 'close' }
  | { readonly kind: 'operator'; readonly operator: '&&' | '||' }
  | { readonly kind: 'clause'; readonly text: string };

/** Brackets and operators count everywhere but between backticks; an open backtick runs to the end. */
export function cutFilter(filter: string): FilterPiece[] {
  const pieces: FilterPiece[] = [];
  let clause = '';
  const close = (): void => {
    if (clause.trim() !== '') pieces.push({ kind: 'clause', text: clause.trim() });
    clause = '';
  };
  for (let at = 0; at < filter.length; at++) {
    const character = filter[at] as string;
    const pair = filter.slice(at, at + 2);
    if (character === '`') {
      const end = filter.indexOf('`', at + 1);
      const stop = end < 0 ? filter.length : end + 1;
      clause += filter.slice(at, stop);
      at = stop - 1;
    } else if (pair === '&&' || pair === '||') {
      close();
      pieces.push({ kind: 'operator', operator: pair });
      at++;
    } else if (character === '(' || character === ')') {
      close();
      pieces.push({ kind: character === '(' ? 'open' : 'close' });
    } else clause += character;
  }
  close();
  return pieces;
}
