import { type Unbuilt, refuseUnbuilt } from '../refuse-unbuilt.ts';
import type { RawParameters } from './parameters.ts';

/** What a search is asked with. `expires_at` and `limit_multi_searches` come in scoped keys. */
const answered = [
  ...[
    'collection',
    'q',
    'query_by',
    'query_by_weights',
    'prefix',
    'filter_by',
    'sort_by',
    'search_cutoff_ms',
  ],
  ...['page', 'per_page', 'limit', 'offset', 'limit_hits', 'limit_multi_searches', 'expires_at'],
  ...['include_fields', 'exclude_fields', 'group_by', 'group_limit', 'group_missing_values'],
  ...['facet_by', 'facet_query', 'facet_query_num_typos', 'max_facet_values'],
  ...['num_typos', 'typo_tokens_threshold', 'min_len_1typo', 'min_len_2typo', 'max_candidates'],
  ...['enable_typos_for_numerical_tokens', 'enable_typos_for_alpha_numerical_tokens', 'split_join_tokens'],
  ...['drop_tokens_threshold', 'drop_tokens_mode', 'exhaustive_search'],
  ...['text_match_type', 'prioritize_exact_match', 'prioritize_token_position'],
  ...['highlight_fields', 'highlight_full_fields', 'highlight_start_tag', 'highlight_end_tag'],
  ...['highlight_affix_num_tokens', 'snippet_threshold', 'enable_highlight_v1'],
  ...['pinned_hits', 'hidden_hits', 'filter_curated_hits'],
];

/**
 * What cannot change an answer here: there are no caches, analytics, synonyms, curations or embeddings, and facets and
 * groups are always counted in full.
 */
const harmless = [
  ...['use_cache', 'cache_ttl', 'enable_analytics', 'analytics_tag', 'x-typesense-user-id'],
  ...['enable_lazy_filter', 'max_filter_by_candidates', 'group_max_candidates'],
  ...['facet_strategy', 'facet_sample_threshold'],
  ...['enable_synonyms', 'synonym_prefix', 'synonym_num_typos', 'demote_synonym_match'],
  ...['enable_overrides', 'enable_curations'],
  ...['remote_embedding_timeout_ms', 'remote_embedding_num_tries', 'remote_embedding_batch_size'],
  ...['max_extra_prefix', 'max_extra_suffix'],
];

/** What the service has and this server does not, with the values that ask for nothing. */
const unbuilt: Unbuilt = {
  vector_query: [''],
  rerank_hybrid_matches: ['', 'false'],
  conversation: ['', 'false'],
  conversation_id: [''],
  conversation_model_id: [''],
  conversation_stream: ['', 'false'],
  voice_query: [''],
  nl_query: ['', 'false'],
  nl_model_id: [''],
  stopwords: [''],
  synonym_sets: [''],
  curation_sets: [''],
  override_tags: [''],
  curation_tags: [''],
  preset: [''],
  infix: ['', 'off'],
  join: [''],
  pre_segmented_query: ['', 'false'],
  validate_field_names: ['', 'true'],
  prioritize_num_matching_fields: ['', 'true'],
  facet_sample_percent: ['', '100'],
  facet_return_parent: [''],
};

const known = new Set([...answered, ...harmless]);

/** Throws 400 for a parameter of a search that would be accepted and ignored. */
export const refuseUnknown = (parameters: RawParameters): void =>
  refuseUnbuilt(parameters, known, unbuilt, (name) => `Parameter \`${name}\``);
