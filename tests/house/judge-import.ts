import path from 'node:path';
import { exceptions, rooms, type RoomName } from '../rooms.ts';

const matches = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;

const folderPattern = (folder: string): RegExp => new RegExp(`^${folder.replaceAll('*', '[^/]+')}/`);

/** The room that a file (path relative to the project, with slashes) lies in, or null. */
export function roomOf(file: string): RoomName | null {
  for (const [name, room] of Object.entries(rooms))
    if (folderPattern(room.folder).test(file)) return name as RoomName;
  return null;
}

/** The package of a bare specifier: 'react-dom/client' and '@nanostores/react' as they are matched in the table. */
const isAllowedPackage = (allowed: readonly string[], specifier: string): boolean =>
  allowed.some((pattern) => matches(pattern, specifier) || matches(`${pattern}/*`, specifier));

/**
 * Judges one import against the import table. `file` is relative to the project. Answers a sentence when the import
 * is not allowed, else null.
 */
export function judgeImport(file: string, specifier: string): string | null {
  const room = roomOf(file);
  if (room === null) return null;
  const extra = exceptions.filter((exception) => file.startsWith(exception.path));
  const allowedRooms = [room, ...rooms[room].rooms, ...extra.flatMap((exception) => exception.rooms ?? [])];
  const allowedPackages = [
    ...rooms[room].packages,
    ...extra.flatMap((exception) => exception.packages ?? []),
  ];

  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ''));
    const root = file.match(folderPattern(rooms[room].folder))?.[0] ?? '';
    const template = file.match(/^src\/templates\/[^/]+\//)?.[0];
    if (target.startsWith(template ?? root)) return null;
    return `a relative path may not leave its room (${room}); write #room/…`;
  }
  if (specifier.startsWith('#')) {
    const target = specifier.slice(1, specifier.indexOf('/')) as RoomName;
    if (allowedRooms.includes(target)) return null;
    return `${room} may import ${rooms[room].rooms.join(', ') || 'no other room'}, not ${target}`;
  }
  if (specifier.startsWith('node:')) {
    return allowedPackages.includes('node:') ? null : `${room} runs in browsers too: no Node modules`;
  }
  return isAllowedPackage(allowedPackages, specifier)
    ? null
    : `${room} may import the packages ${rooms[room].packages.join(', ') || '(none)'}, not ${specifier}`;
}
