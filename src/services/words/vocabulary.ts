import * as v from 'valibot';
import type { Vocabulary } from '#domain/words/vocabulary.ts';
import { fetchJson } from '../site/http.ts';
import { parseAnswer } from '../site/parse-answer.ts';

const count = v.number();
const vocabulary = v.object({
  values: v.record(v.string(), v.array(v.tuple([v.string(), count]))),
  models: v.array(v.tuple([v.string(), v.string(), count])),
  ranges: v.array(v.string()),
  areas: v.array(v.tuple([v.string(), v.string(), v.array(v.string())])),
  places: v.optional(
    v.object({
      locations: v.array(v.string()),
      distances: v.array(v.tuple([v.string(), v.array(count)])),
      cities: v.array(v.string()),
    }),
  ),
  pages: v.optional(v.array(v.tuple([v.string(), v.string()]))),
});

/** Reads the words of the stock that the build wrote beside the pages. Throws ServiceError. */
export async function fetchVocabulary(origin: string): Promise<Vocabulary> {
  const answer = await fetchJson(new URL('/search-words.json', origin), { timeout: 5_000, retries: 1 });
  return parseAnswer(vocabulary, answer);
}
