/** What is done at a location, or in a department of one (LOC-01). */
export const types = ['sales', 'service', 'parts'] as const;
