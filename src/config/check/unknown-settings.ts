import type { GenericSchema } from 'valibot';
import { findNearest } from './nearest.ts';
import { formatPath, isGroup, type Path } from '../load/path.ts';
import { homesOf, listsOfKind, settingsAt } from './schema-walk.ts';

/** What stands at a path of a value; undefined when nothing does. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (current, key) =>
      Array.isArray(current)
        ? current[Number(key)]
        : isGroup(current) && Object.hasOwn(current, key)
          ? current[key]
          : undefined,
    value,
  );

/** An unknown setting together with the other unknown ones of its group. */
export function findUnknown(root: GenericSchema, value: unknown, path: Path): Path[] {
  const group = path.slice(0, -1);
  const written = valueAt(value, group);
  const known = new Set(settingsAt(root, group));
  const others = Object.keys(isGroup(written) && known.size > 0 ? written : {}).filter(
    (key) => key !== path.at(-1) && !known.has(key),
  );
  return [path, ...others.map((key) => [...group, key])];
}

/** A copy of the value without the settings at these paths. */
export function omit(value: unknown, paths: readonly Path[]): unknown {
  const isList = Array.isArray(value);
  if (!isList && !isGroup(value)) return value;
  const below = Map.groupBy(paths, ([key]) => String(key));
  const kept = Object.entries(value).flatMap(([name, item]): [string, unknown][] => {
    const inside = (below.get(name) ?? []).map(([, ...rest]) => rest);
    if (inside.length === 0) return [[name, item]];
    return inside.some((rest) => rest.length === 0) ? [] : [[name, omit(item, inside)]];
  });
  // A list instead of a group: its indexes look like settings.
  return isList ? kept.map(([, item]) => item) : Object.fromEntries(kept);
}

const shared = (a: Path, b: Path): number => {
  const apart = a.findIndex((key, index) => key !== b[index]);
  return apart < 0 ? a.length : apart;
};

/** Where a name is a known setting: nearest to where it was written, outside lists, not too deep. */
function findHome(root: GenericSchema, path: Path): Path | null {
  const lists = (home: Path): number => home.filter((key) => typeof key === 'number').length;
  const homes = homesOf(root, String(path.at(-1))).sort(
    (a, b) => shared(path, b) - shared(path, a) || lists(a) - lists(b) || a.length - b.length,
  );
  return homes[0] ?? null;
}

/** The message for an unknown setting. */
export const refuseUnknown = (path: Path): string => `${formatPath(path)} is not a setting here.`;

/** The only name that begins with the written letters: q for question. */
function findBeginning(word: string, candidates: readonly string[]): string | null {
  const [only, ...others] = candidates.filter((name) => name.startsWith(word.toLowerCase()));
  return only !== undefined && others.length === 0 ? only : null;
}

/** Settings by the words that people take for them, as other programs have them. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  url: ['href', 'url'],
  link: ['href', 'links'],
  to: ['href'],
  title: ['heading', 'label', 'name'],
  heading: ['title'],
  label: ['title'],
  caption: ['title', 'label'],
  name: ['title', 'label', 'customer'],
  author: ['customer', 'name'],
  body: ['text'],
  content: ['text'],
  description: ['text'],
  photo: ['image', 'picture'],
  picture: ['image', 'photo'],
  img: ['image', 'photo', 'picture'],
  stars: ['rating'],
  score: ['rating'],
  position: ['role'],
  job: ['role'],
  mobile: ['phone'],
  tel: ['phone'],
  gtm: ['analytics'],
  googletagmanager: ['analytics'],
  googleanalytics: ['analytics'],
  tracking: ['analytics'],
  chat: ['partners'],
  widgets: ['partners'],
  subscription: ['offersSubscriptions', 'price'],
  subscriptions: ['offersSubscriptions', 'price'],
  menu: ['navigation'],
  menus: ['navigation'],
  colour: ['theme'],
  colours: ['theme'],
};

const findSynonym = (word: string, possible: readonly string[]): string | null =>
  (Object.hasOwn(synonyms, word.toLowerCase()) ? synonyms[word.toLowerCase()] : undefined)?.find((name) =>
    possible.includes(name),
  ) ?? null;

/** Settings of a file that fit into one message. */
const mostPossible = 20;

/** Advice for an unknown setting of `written`: the nearest name at its level, else the level that has this name. */
export function explainUnknown(root: GenericSchema, path: Path, written: unknown): string {
  const refusal = refuseUnknown(path);
  const siblings = settingsAt(root, path.slice(0, -1));
  if (siblings.includes(String(path.at(-1)))) return `${refusal} It goes with another name.`;
  const word = String(path.at(-1));
  const close = siblings.find(
    (name) => name.length > 4 && name.slice(0, -1) === word.slice(0, name.length - 1),
  );
  if (close !== undefined) return `${refusal} Did you mean ${close}?`;
  const lists = path.length === 1 ? listsOfKind(root, String(path[0])).map(formatPath) : [];
  if (lists.length > 0)
    return `${refusal} It belongs in the list ${lists.join(' or ')}, as { name: ${String(path[0])}, … }.`;
  const possible = settingsAt(root, path.slice(0, -1), written);
  const nearest = findNearest(word, possible) ?? findBeginning(word, possible) ?? findSynonym(word, possible);
  if (nearest) return `${refusal} Did you mean ${nearest}?`;
  const home = findHome(root, path);
  // Whoever writes an entry of a list means that list.
  if (home && !path.some((key) => typeof key === 'number')) {
    const list = home.findLastIndex((key) => typeof key === 'number');
    return list < 0
      ? `${refusal} It belongs in ${formatPath(home.slice(0, -1))}: ${formatPath(home)}.`
      : `${refusal} It belongs in each entry of ${formatPath(home.slice(0, list))}: ${formatPath(home.slice(list + 1))}.`;
  }
  return (path.length > 1 || possible.length <= mostPossible) && possible.length > 0
    ? `${refusal} Possible are ${possible.join(', ')}.`
    : refusal;
}
