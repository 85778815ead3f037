import { isGroup, type Path } from '../../load/path.ts';
import { fillPlaceholders, type FillingRoom } from '../../markdown/placeholders.ts';

/** The settings with all their {placeholders} filled. */
export function fillSettings(
  value: unknown,
  values: Readonly<Record<string, string>>,
  room: FillingRoom,
  path: Path,
  unknown: (path: Path, name: string) => void,
): unknown {
  if (typeof value === 'string') {
    const filled = fillPlaceholders(value, values, { plain: true, room });
    for (const { name } of filled.unknown) unknown(path, name);
    return filled.text;
  }
  if (Array.isArray(value))
    return value.map((item, index) => fillSettings(item, values, room, [...path, index], unknown));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      fillSettings(item, values, room, [...path, key], unknown),
    ]),
  );
}
