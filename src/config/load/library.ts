import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseYamlFile, type YamlFile } from '../yaml/yaml-file.ts';
import { readText } from './unfit-file.ts';

/** Folder of the shared layers for dealer directories without their own. */
const sharedDirectory = 'dealers';

/** Whether there is a file, or a link to one. */
export const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Whether there is a folder, or a link to one. A link to itself, for which Node throws, is none. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** What all dealers share as it was last read: `npm start` loads dealers again at each save, which seldom changes it. */
const shared = new Map<string, { text: string; file: YamlFile }>();

/** Parses a file, but one that all dealers share and whose text is that of last time. */
function parseOnce(file: string, text: string): YamlFile {
  const known = shared.get(file);
  if (known?.text === text) return known.file;
  const parsed = parseYamlFile(file, text);
  if (basename(file).startsWith('_')) shared.set(file, { text, file: parsed });
  return parsed;
}

/**
 * The files of one dealer directory, each read once. A directory with a folder such as `_brands` uses that folder alone;
 * one without it, or without `_defaults.yaml`, uses the project's.
 */
export interface Library {
  directory: string;
  /** Whether pictures are read to their end, which tells those that end early. */
  readsToTheEnd: boolean;
  /**
   * A YAML file, or null when it does not exist. `name` is relative, for example '_brands/toyota.yaml'. Throws where the file
   * is one that cannot be read to its end.
   */
  yaml: (name: string) => YamlFile | null;
  /** Another text file, or null; its text is empty when it cannot be read, and `problem` says why. */
  text: (name: string) => { file: string; text: string; problem: { message: string } | null } | null;
  /** Path of a folder, whether it exists or not. */
  folder: (name: string) => string;
  /** Names without ending of the YAML files in a folder, for suggestions. */
  names: (folder: string) => string[];
}

export function openLibrary(directory: string, readsToTheEnd = false): Library {
  const parsed = new Map<string, YamlFile | null>();
  /** Files of dealers that are being read, and those whose reading was broken off: it would take as long the second time. */
  const unread = new Set<string>();
  const rootOf = (name: string): string => {
    const [top = ''] = name.split('/');
    return top.startsWith('_') && !existsSync(join(directory, top)) ? sharedDirectory : directory;
  };
  const find = (name: string): string | null => {
    const file = join(rootOf(name), name);
    return isFile(file) ? file : null;
  };
  const parse = (file: string): YamlFile => {
    const { text, problem } = readText(file, dirname(file));
    const parsedFile = parseOnce(file, text);
    return problem ? { ...parsedFile, value: {}, problems: [{ ...problem, path: '' }] } : parsedFile;
  };
  return {
    directory,
    readsToTheEnd,
    yaml: (name) => {
      const known = parsed.get(name);
      if (known !== undefined) return known;
      const file = find(name);
      if (unread.has(name)) throw new Error(`${file} cannot be read to its end.`);
      // The next dealer reads a shared one in a time of its own.
      if (!name.startsWith('_')) unread.add(name);
      const result = file === null ? null : parse(file);
      unread.delete(name);
      parsed.set(name, result);
      return result;
    },
    text: (name) => {
      const file = find(name);
      if (file === null) return null;
      return { file, ...readText(file, rootOf(name)) };
    },
    folder: (name) => join(rootOf(name), name),
    names: (folder) => {
      const path = join(rootOf(folder), folder);
      return (existsSync(path) ? readdirSync(path) : [])
        .filter((file) => file.endsWith('.yaml'))
        .map((file) => file.replace(/\.yaml$/, ''));
    },
  };
}
