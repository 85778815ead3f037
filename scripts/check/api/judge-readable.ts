import type { Came } from './case.ts';

/** Whether a page of another origin may read the answer: sites and their dealer API are two. */
export const judgeReadable = ({ headers }: Pick<Came, 'headers'>): string | null =>
  headers.has('access-control-allow-origin') ? null : 'the header access-control-allow-origin';
