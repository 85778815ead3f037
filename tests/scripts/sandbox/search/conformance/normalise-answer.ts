import type { Answer, RecordedCase } from './recorded-case.ts';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sorts a list whose order says nothing. */
export const sorted = (values: readonly unknown[]): unknown[] =>
  [...values].sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

/** What stands in a recording for a value that differs from run to run, or null for any other field. */
function findMark(name: string, parent: Json, recorded: RecordedCase): string | null {
  const isKey = recorded.request.path.startsWith('/keys');
  if (name === 'search_time_ms' || name === 'parent_search_time_ms') return '#time';
  if (name === 'text_match' || name === 'text_match_info') return '#score';
  if (name === 'created_at' && 'num_documents' in parent && 'name' in parent) return '#time';
  if (isKey && name === 'id') return '#id';
  if (isKey && !recorded.keepValue && (name === 'value' || name === 'value_prefix')) return '#value';
  return null;
}

function markChanging(
  value: unknown,
  recorded: RecordedCase,
  captured: ReadonlyMap<string, string>,
): unknown {
  const secrets = [...captured].filter(([, text]) => text.length >= 12);
  const walk = (one: unknown, name?: string): unknown => {
    if (typeof one === 'string') {
      if ((name === 'error' || name === 'message') && one.startsWith('Bad JSON')) return 'Bad JSON#detail';
      return secrets.reduce((text, [mark, secret]) => text.replaceAll(secret, `{{${mark}}}`), one);
    }
    if (Array.isArray(one)) return one.map((entry) => walk(entry));
    if (!isObject(one)) return one;
    const fields = Object.entries(one).map(([field, entry]) => {
      const mark = findMark(field, one, recorded);
      if (mark) return [field, mark];
      // The deprecated list of highlights has no order of its own.
      if (field === 'highlights' && Array.isArray(entry)) return [field, sorted(walk(entry) as unknown[])];
      return [field, walk(entry, field)];
    });
    return Object.fromEntries(fields) as Json;
  };
  return walk(value);
}

function keepOwn(body: unknown, { only }: RecordedCase): unknown {
  if (!only) return body;
  const cut = (list: unknown): unknown[] =>
    (list as Json[]).filter((entry) => String(entry[only.field] ?? '').startsWith(only.prefix));
  return only.list ? { ...(body as Json), [only.list]: cut((body as Json)[only.list]) } : cut(body);
}

interface Facet {
  readonly counts: readonly { readonly count: number }[];
  readonly stats?: Json;
}

function relaxFacet(facet: Facet, path: string, { cutTies, partialStats }: RecordedCase): Facet {
  const last = facet.counts.at(-1)?.count;
  const counts = cutTies?.includes(path)
    ? facet.counts.map((entry) =>
        entry.count === last ? { ...entry, value: '#tied', highlighted: '#tied' } : entry,
      )
    : facet.counts;
  if (!partialStats?.includes(path)) return { ...facet, counts };
  const { min, max } = facet.stats ?? {};
  return { ...facet, counts, stats: { min, max } };
}

function relaxFacets(body: unknown, recorded: RecordedCase): unknown {
  if (!recorded.cutTies && !recorded.partialStats) return body;
  const relax = (result: Json, search: number): Json => {
    const facets = result.facet_counts as Facet[] | undefined;
    if (!facets) return result;
    return {
      ...result,
      facet_counts: facets.map((facet, at) => relaxFacet(facet, `${search}.${at}`, recorded)),
    };
  };
  const { results } = body as { results?: Json[] };
  return results ? { ...(body as Json), results: results.map(relax) } : relax(body as Json, 0);
}

function drop(value: unknown, [name = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => drop(entry, [name, ...rest]));
  if (!isObject(value) || !(name in value)) return value;
  const { [name]: dropped, ...others } = value;
  return rest.length === 0 ? others : { ...value, [name]: drop(dropped, rest) };
}

/** An answer without what differs from run to run and what its case leaves open; recordings are kept in this form. */
export function normaliseAnswer(
  answer: Answer,
  recorded: RecordedCase,
  captured: ReadonlyMap<string, string>,
): Answer {
  const marked = relaxFacets(keepOwn(markChanging(answer.body, recorded, captured), recorded), recorded);
  const body = (recorded.ignore ?? []).reduce((left, path) => drop(left, path.split('.')), marked);
  return { ...answer, body };
}
