import type { TextMatch } from '../match/match-text.ts';
import { type FieldSelection, selects } from '../query/field-selection.ts';
import { type RawParameters, readBoolean, readUnsigned, splitNames } from '../query/parameters.ts';
import { type Tags, readTags } from './find-marks.ts';

export interface HighlightOptions {
  readonly fields: readonly string[];
  /** Fields that are answered whole beside their snippet. */
  readonly fullFields: ReadonlySet<string>;
  readonly tags: Tags;
  readonly affix: number;
  readonly threshold: number;
  /** Whether the older `highlights` list is answered too. */
  readonly withList: boolean;
}

/** The searched fields, or those asked for, as far as the answer holds them. */
export function readHighlightOptions(
  parameters: RawParameters,
  selection: FieldSelection,
  match: TextMatch,
): HighlightOptions {
  const asked = splitNames(parameters['highlight_fields']);
  const full = splitNames(parameters['highlight_full_fields']);
  const searched = match.fields.map(({ name }) => name);
  const names = new Set(asked.length > 0 ? asked : [...searched, ...full]);
  return {
    fields: [...names].filter((name) => selects(selection, name)),
    fullFields: new Set(full),
    tags: readTags(parameters),
    affix: readUnsigned(parameters, 'highlight_affix_num_tokens', 4),
    threshold: readUnsigned(parameters, 'snippet_threshold', 30),
    withList: readBoolean(parameters, 'enable_highlight_v1', true),
  };
}
