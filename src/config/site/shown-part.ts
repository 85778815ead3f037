import type * as v from 'valibot';
import { isGroup } from '../load/path.ts';
import type { Audience } from '../schemas/audience.ts';

type AudienceOf<Setting, Inherited> = Setting extends { audience: infer Name } ? Name : Inherited;

/** Settings of a group, of a feature that may be `false`, or of a group that may be left out; else never. */
type EntriesOf<Setting> = Setting extends { entries: infer Entries }
  ? Entries
  : Setting extends { wrapped: infer Wrapped }
    ? EntriesOf<Wrapped>
    : Setting extends { options: readonly [v.LiteralSchema<false, undefined>, infer Group] }
      ? EntriesOf<Group>
      : never;

type ShownEntries<Entries, Inherited> = {
  -readonly [
    Key in keyof Entries as [ShownPart<Entries[Key], Inherited>] extends [never] ? never : Key
  ]: ShownPart<Entries[Key], Inherited>;
};

/** The same type, in messages of the compiler by its properties. */
type Plain<Value> = Value extends infer Group ? { [Key in keyof Group]: Group[Key] } : never;

type Output<Setting> = Setting extends v.GenericSchema ? v.InferOutput<Setting> : never;

/** Null where a group may be missing or a feature be off. */
type Off<Value> = Extract<Value, false | null> extends never ? never : null;

type PartOf<Setting, Audience> = [EntriesOf<Setting>] extends [never]
  ? Audience extends 'site'
    ? Output<Setting>
    : never
  : [keyof ShownEntries<EntriesOf<Setting>, Audience>] extends [never]
    ? never
    : Plain<ShownEntries<EntriesOf<Setting>, Audience>> | Off<Output<Setting>>;

/** What browsers may know of a setting, as its schema declares it; a feature that is off is null. */
export type ShownPart<Setting, Inherited = 'build'> = PartOf<Setting, AudienceOf<Setting, Inherited>>;

interface Schema extends v.GenericSchema {
  audience?: Audience;
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  options?: readonly Schema[];
}

function entriesOf({ entries, wrapped, options }: Schema): Record<string, Schema> | undefined {
  if (wrapped) return entriesOf(wrapped);
  return (
    entries ?? (options?.length === 2 && options[0]?.type === 'literal' ? options[1]?.entries : undefined)
  );
}

/** Whether anything of a setting may be shown. */
function isShown(setting: Schema, inherited: Audience): boolean {
  const audience = setting.audience ?? inherited;
  const entries = entriesOf(setting);
  return entries ? Object.values(entries).some((entry) => isShown(entry, audience)) : audience === 'site';
}

function findPart(setting: Schema, value: unknown, inherited: Audience): unknown {
  const entries = entriesOf(setting);
  if (!entries) return value;
  if (!isGroup(value)) return null;
  const audience = setting.audience ?? inherited;
  const shown = Object.entries(entries).filter(([, entry]) => isShown(entry, audience));
  return Object.fromEntries(shown.map(([key, entry]) => [key, findPart(entry, value[key], audience)]));
}

/** Takes from settings what their schema declares public; nothing else passes, at any depth of groups. */
export const takeShown = <Setting extends v.GenericSchema>(
  schema: Setting,
  settings: v.InferOutput<Setting>,
): ShownPart<Setting> => findPart(schema, settings, 'build') as ShownPart<Setting>;
