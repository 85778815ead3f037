/**
 * How many articles stand beside the first one of a list, so that the rows of three below are full: none (the first has the
 * width of the page), one or two.
 *
 * @param count articles of the page
 */
export const countBesideLead = (count: number): 0 | 1 | 2 => ([2, 0, 1] as const)[count % 3] ?? 0;
