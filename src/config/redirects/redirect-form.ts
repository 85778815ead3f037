/*
 * What Netlify and Cloudflare can do with a line of `_redirects`, and the site's own server too: a `*` at the end of an old path
 * stands for all that follows, `:name` for one part of it, and `:splat` and `:name` bring them back in the new path.
 */

const placeholder = /:([A-Za-z]\w*)/g;
const namesIn = (path: string): string[] => [...path.matchAll(placeholder)].map(([, name = '']) => name);

/** Cloudflare ignores those beyond. */
export const mostPatterns = 100;

export const isPattern = (from: string): boolean => from.includes('*') || namesIn(from).length > 0;

/** Why hosts cannot read an old path, as the end of a sentence, with advice; null when they can. */
export function explainFrom(from: string): string | null {
  if (/\p{Cc}/u.test(from)) return 'no browser asks for signs that cannot be seen.\nTake them out.';
  const [, path = ''] = /^([^?#]*)[?#]/.exec(from) ?? [];
  if (path === '/')
    return `hosts look at the path alone, so that this is the home page.\nTake it out: the home page answers there.`;
  if (path !== '')
    return `hosts look at the path alone, so that what follows ${from[path.length]} is never compared.\nWrite ${path}; what visitors bring behind it goes along to the new path.`;
  const stars = from.split('*').length - 1;
  if (stars > 1 || (stars === 1 && !from.endsWith('/*')))
    return 'a * stands once, after the last slash, for all that follows.\nWrite it as /old/*.';
  const names = namesIn(from);
  if (from.split('/').some((part) => /:[A-Za-z]/.test(part) && !/^:[A-Za-z]\w*$/.test(part)))
    return 'a name such as :model stands for a whole part between slashes.\nWrite it as /old/:model.';
  if (new Set(names).size < names.length || names.includes('splat'))
    return 'each name stands once, and :splat means what * stands for.\nGive each part a name of its own, as in /old/:make/:model.';
  return null;
}

/** Why a new path cannot be filled in from its old one, or could lead to another website; null when it is sound. */
export function explainTo(from: string, to: string): string | null {
  const used = namesIn(to);
  const known = [...namesIn(from), ...(from.includes('*') ? ['splat'] : [])];
  const unknown = used.find((name) => !known.includes(name));
  if (unknown !== undefined)
    return `where the old path, ${from}, has no ${unknown === 'splat' ? '*' : `:${unknown}`}.\nWrite out what stands there.`;
  // '/old//elsewhere.example' would become '//elsewhere.example', which is another website.
  if (used.length > 0 && (/^\/:/.test(to) || /\/(?:\/|(?:\.|%2e){1,2}(?:\/|$))/i.test(to)))
    return 'which visitors could turn into the address of another website.\nBegin with a part that is written out, such as /search/:splat.';
  return null;
}
