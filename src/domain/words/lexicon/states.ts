import { synonymsOf } from './synonym.ts';

/** States and territories of Australia. */
export const states = synonymsOf('state', [
  { values: ['QLD', 'Queensland'], words: ['qld', 'queensland'] },
  { values: ['NSW', 'New South Wales'], words: ['nsw', 'new south wales'] },
  { values: ['VIC', 'Victoria'], words: ['vic', 'victoria'] },
  { values: ['SA', 'South Australia'], words: ['south australia', 'sth australia'] },
  {
    values: ['WA', 'Western Australia'],
    words: ['wa', 'western australia', 'west australia'],
  },
  { values: ['TAS', 'Tasmania'], words: ['tas', 'tassie', 'tasmania'] },
  { values: ['NT', 'Northern Territory'], words: ['nt', 'northern territory'] },
  {
    values: ['ACT', 'Australian Capital Territory'],
    words: ['act', 'australian capital territory'],
  },
]);
