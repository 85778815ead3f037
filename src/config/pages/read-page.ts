import { omit } from '../check/unknown-settings.ts';
import { validate } from '../check/validate.ts';
import { formatPath, type Path } from '../load/path.ts';
import { escapeValue, explainName, fillPlaceholders, type FillingRoom } from '../markdown/placeholders.ts';
import { judgeMarkdown, type JudgedText } from '../markdown/judge-markdown.ts';
import { explainFilled, explainMarkdown } from '../markdown/limits.ts';
import { listAnchors } from './anchors.ts';
import { completePictures } from './settings/complete-pictures.ts';
import { fillSettings } from './settings/fill-settings.ts';
import { readFrontMatter, type FrontMatter } from './front-matter.ts';
import type { PageFile } from './page-files.ts';
import type { SettledPage } from './page-kind.ts';

/** One own page as its file says it, before anything is known of other pages. */
export interface PageDraft extends Pick<PageFile, 'file' | 'path' | 'folder' | 'kind'>, SettledPage {
  body: string;
  text: JudgedText;
  parts: FrontMatter;
  /** What links can lead to within the page. */
  anchors: () => readonly string[];
}

/** What links and pictures of a page are judged by, whatever else is wrong with it. */
export interface JudgedPage extends Pick<PageDraft, 'file' | 'path' | 'folder' | 'text' | 'parts'> {
  /** As the schema has made them, or as they are written where a mistake kept it from that. */
  settings: unknown;
}

/** A page that its mistakes keep from being read. */
export interface BrokenPage extends JudgedPage {
  /** Where it will be, as far as its file says. */
  addresses: string[];
}

/** A problem and where it stands in the file of a page. */
export interface PageProblem {
  file: string;
  line: number;
  column: number;
  /** The setting that is wrong; empty where a text or a name is. */
  path: string;
  message: string;
  severity: 'error' | 'warning';
}

/** What is wrong with a link. */
export type LinkVerdict = Pick<PageProblem, 'message' | 'severity'>;

export type Tell = (problem: PageProblem) => void;

/** Reports the value of a setting in the front matter, or its key. */
export const tellSetting = (
  { file, parts }: Pick<PageDraft, 'file' | 'parts'>,
  tell: Tell,
  path: Path,
  message: string,
  { at = 'value', severity = 'error' }: { at?: 'key' | 'value'; severity?: PageProblem['severity'] } = {},
): void =>
  tell({
    file,
    ...parts.yaml.locate(path, at),
    path: at === 'key' ? '' : formatPath(path),
    message,
    severity,
  });

/** Reports a place in the Markdown. */
export const tellText = (
  { file, parts }: Pick<PageDraft, 'file' | 'parts'>,
  tell: Tell,
  offset: number,
  message: string,
  severity: PageProblem['severity'] = 'error',
): void => tell({ file, ...parts.position(offset), path: '', message, severity });

const explainCrowded =
  'expected settings of all pages with at most a million characters in place of their {placeholders}, found more\nName fewer of them.';

/** Other addresses that settings name, whatever else is wrong with them. */
const readAliases = ({ aliases }: Readonly<Record<string, unknown>>): string[] =>
  Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : [];

/**
 * Reads one file. Everything that can be judged without knowing other pages is told.
 *
 * @param values what {placeholders} stand for
 * @param room for values in the settings of all pages together
 */
export function readPage(
  { file, path, folder, text: written, kind, day }: PageFile,
  values: Readonly<Record<string, string>>,
  room: FillingRoom,
  tell: Tell,
): PageDraft | BrokenPage {
  const parts = readFrontMatter(file, written);
  const { yaml } = parts;
  for (const problem of yaml.problems) tell({ file, severity: 'error', ...problem });
  const place = { file, parts };
  const text = judgeMarkdown(parts.body);
  // What no page can have is not drawn to be looked at either: the parser would take minutes for it.
  const isSound = explainMarkdown(parts.body) === null;
  const excess = isSound
    ? explainFilled(fillPlaceholders(parts.body, values, { escape: escapeValue }).text)
    : null;
  const body = isSound && excess === null ? parts.body : '';
  for (const { offset, message, severity } of text.faults) tellText(place, tell, offset, message, severity);
  if (excess !== null) tellText(place, tell, 0, excess);
  for (const { name, offset } of fillPlaceholders(body, values).unknown)
    tellText(place, tell, offset, explainName(name, values));
  const broken = { ...place, path, folder, text, addresses: [path, ...readAliases(yaml.value)] };
  if (yaml.problems.length > 0) return { ...broken, settings: {} };
  const filled = fillSettings(yaml.value, values, room, [], (at, name) =>
    tellSetting(place, tell, at, explainName(name, values)),
  );
  if (room.left < 0) {
    tellSetting(place, tell, [], explainCrowded);
    return { ...broken, settings: {} };
  }
  const complete = completePictures(kind.schema, filled, folder);
  const { output, problems } = validate(kind.schema, complete);
  for (const { path: at, at: of, message } of problems) tellSetting(place, tell, at, message, { at: of });
  const settled =
    output === null
      ? null
      : kind.settle(output as never, { day }, (at, message) => tellSetting(place, tell, at, message));
  if (settled?.settings.sections.length === 0 && parts.body.trim() === '')
    tellText(
      place,
      tell,
      0,
      'expected a text below the settings, or sections, found none\nWrite what the page says, in Markdown.',
    );
  // A wrong value has its own message, and none about where it leads.
  if (!settled)
    return {
      ...broken,
      settings: omit(
        complete,
        problems.map(({ path: at }) => at),
      ),
    };
  // Each link to a part of the page asks: the text is drawn for the first alone.
  let listed: readonly string[] | null = null;
  const anchors = (): readonly string[] => (listed ??= listAnchors(body, settled.settings.sections, values));
  return { file, path, folder, kind, ...settled, body, text, parts, anchors };
}
