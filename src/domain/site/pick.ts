/** Copies the named keys and nothing else. */
export const pick = <Value extends object, const Key extends keyof Value>(
  value: Value,
  ...keys: readonly Key[]
): Pick<Value, Key> => Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<Value, Key>;
