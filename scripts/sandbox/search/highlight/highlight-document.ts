import { type JsonObject, type JsonValue, ownValue, setOwn } from '../json.ts';
import type { WordCandidate } from '../match/word-candidate.ts';
import type { Steps } from '../pace/steps.ts';
import { type TokenRules, tokenizeWithOffsets } from '../text/tokenize.ts';
import { cutSnippet } from './cut-snippet.ts';
import { findMarks, joinMarks } from './find-marks.ts';
import { type Highlighted, hasMatch, highlightNested, mergeInto } from './highlight-nested.ts';
import type { HighlightOptions } from './highlight-options.ts';

function highlightText(
  text: string,
  words: readonly WordCandidate[],
  rules: TokenRules,
  options: HighlightOptions,
  isFull: boolean,
): Highlighted {
  const tokens = tokenizeWithOffsets(text, rules);
  const marks = findMarks(text, tokens, words);
  if (marks.length === 0) return { matched_tokens: [], snippet: text, ...(isFull ? { value: text } : {}) };
  const { from, to, marks: shown } = cutSnippet(text, tokens, marks, options.affix, options.threshold);
  return {
    matched_tokens: shown.map(({ start, end }) => text.slice(start, end)),
    snippet: joinMarks(text, shown, options.tags, from, to),
    ...(isFull ? { value: joinMarks(text, marks, options.tags) } : {}),
  };
}

/** One entry of the older list: of an array only the values that matched, with their positions. */
function listEntry(field: string, value: JsonValue, found: readonly Highlighted[]): JsonObject {
  if (!Array.isArray(value)) return { field, ...(found[0] as Highlighted) };
  const indices = found.flatMap(({ matched_tokens: matched }, at) => (matched.length > 0 ? [at] : []));
  const matching = indices.map((at) => found[at] as Highlighted);
  const values = matching.flatMap(({ value: whole }) => (whole === undefined ? [] : [whole]));
  return {
    field,
    indices,
    matched_tokens: matching.map(({ matched_tokens: matched }) => matched),
    snippets: matching.map(({ snippet }) => snippet),
    ...(values.length > 0 ? { values } : {}),
  };
}

/** `highlight` and `highlights` of one hit: the fields in which a word of the query stands, each in a step. */
export function* highlightDocument(
  document: JsonObject,
  words: readonly WordCandidate[],
  rules: TokenRules,
  options: HighlightOptions,
): Steps<JsonObject> {
  const highlight: JsonObject = {};
  const list: JsonObject[] = [];
  for (const field of words.length > 0 ? options.fields : []) {
    yield;
    const value = ownValue(document, field);
    if (value === undefined && field.includes('.')) {
      const mark = (text: string): Highlighted =>
        highlightText(text, words, rules, options, options.fullFields.has(field));
      const nested = highlightNested(document, field.split('.'), mark);
      if (nested && hasMatch(nested)) mergeInto(highlight, nested as JsonObject);
      continue;
    }
    const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
    const isFull = options.fullFields.has(field);
    const found = texts.map((text) => highlightText(text, words, rules, options, isFull));
    if (value === undefined || !found.some(({ matched_tokens: matched }) => matched.length > 0)) continue;
    const entries = found.map((entry): JsonObject => ({ ...entry }));
    setOwn(highlight, field, Array.isArray(value) ? entries : (entries[0] as JsonObject));
    list.push(listEntry(field, value, found));
  }
  return { highlight, ...(options.withList ? { highlights: list } : {}) };
}
