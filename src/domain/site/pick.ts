/** Copies the named keys and nothing else. */
export const pick = <Value extends object, const Key extends keyof Value>(
  value: Value,
  ...keys: readonly Key[]
): Pick<Value, Key> => Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<Value, Key>;

/** A group without some of its settings, for what only the build may know. */
export const omit = <Group extends object, const Name extends keyof Group & string>(
  group: Group,
  ...names: Name[]
): Omit<Group, Name> =>
  Object.fromEntries(Object.entries(group).filter(([name]) => !(names as string[]).includes(name))) as Omit<
    Group,
    Name
  >;
