/** Where a value stands in a dealer file: keys and list positions from the top. */
export type Path = readonly (string | number)[];

/** `locations[0].address.postcode`, the way a marketer reads it. */
export const formatPath = (path: Path): string =>
  path.map((key, index) => (typeof key === 'number' ? `[${key}]` : index === 0 ? key : `.${key}`)).join('');

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
