import type * as v from 'valibot';
import { findWebOrigin } from '#domain/site/web-origin.ts';
import type { Path } from '../load/path.ts';
import type { SiteFiles } from '../load/site-files.ts';
import { isOwnDocument, linkKind, ownPath, pictureKind } from '../schemas/location/addresses.ts';
import { explainPicture } from './check-picture.ts';
import { suggestLarger } from './picture-limits.ts';
import { numberAt, textsOfKind } from './schema-walk.ts';

const sizeAdvice = 'Save it with a width and a height, or with a viewBox.';

type Report = (path: Path, message: string) => void;

/** Whether a group of settings says how large its picture is shown. */
const saysSize = (settings: unknown, path: Path): boolean => {
  let group = settings;
  for (const key of path.slice(0, -1)) group = (group as Record<string | number, unknown>)[key];
  return typeof group === 'object' && group !== null && 'width' in group && 'height' in group;
};

/**
 * Reports addresses of missing pictures and documents of the site, and pictures that cannot be drawn; warns of those that
 * are too small. It works on written settings, so that it runs whatever else is wrong.
 *
 * @param schema what `settings` are judged by
 */
export function checkFiles(
  schema: v.GenericSchema,
  settings: unknown,
  files: SiteFiles,
  { fail, warn }: { fail: Report; warn: Report },
): void {
  const written = (kind: string) =>
    textsOfKind(schema, settings, kind).map(({ path, value }) => ({ path, address: value.trim() }));
  for (const { path, address } of written(pictureKind)) {
    if (!ownPath.test(address)) continue;
    const problem = explainPicture(address, files, numberAt(schema, path, 'isOwnOnly') > 0);
    const picture = files.draw(address);
    const small = suggestLarger(address, picture, numberAt(schema, path, 'width'));
    if (problem !== null) fail(path, problem);
    else if (picture?.kind === 'picture' && picture.size === null && !saysSize(settings, path))
      fail(
        path,
        `expected a picture whose size is known, found "${address}", a drawing that says none\n${sizeAdvice}`,
      );
    else if (small !== null) warn(path, small);
  }
  for (const { path, address } of written(linkKind)) {
    if (!isOwnDocument(address) || files.find(address) !== null) continue;
    const found = `expected a link to a file, found "${address}", which is no file of this site.`;
    fail(path, `${found}\n${files.advise(address, 'another link')}`);
  }
}

/** Origins of the pictures elsewhere that settings name, each once. */
export const listPictureOrigins = (schema: v.GenericSchema, settings: unknown): string[] => [
  ...new Set(
    textsOfKind(schema, settings, pictureKind)
      .filter(({ value }) => /^https:/i.test(value))
      .map(({ value }) => findWebOrigin(value.trim()))
      .filter((origin) => origin !== null),
  ),
];
