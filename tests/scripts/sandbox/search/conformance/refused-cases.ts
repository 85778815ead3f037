/**
 * Cases that our search refuses on purpose, with the parameter that it names when it does. Pinned and hidden hits let
 * somebody curate results by hand: no page offers that, and on the recorded server pins get around the filter of a
 * scoped key (`scoped/multi-pinned`). A refusal says so; silence would look like an answer.
 */
export const refusedCases: Readonly<Record<string, string>> = {
  'curation/hidden-unknown': 'hidden_hits',
  'curation/pinned-page-2': 'pinned_hits',
  'curation/pinned-unknown': 'pinned_hits',
  'curation/pinned-zero': 'pinned_hits',
  'curation/pinned-facets': 'pinned_hits',
  'curation/both': 'hidden_hits',
};
