import type * as v from 'valibot';
import { findWebOrigin } from '#domain/site/web-origin.ts';
import type { Path } from '../load/path.ts';
import type { SiteFiles } from '../load/site-files.ts';
import { isOwnDocument, linkKind, ownPath, pictureKind } from '../schemas/location/addresses.ts';
import { explainPicture } from './check-picture.ts';
import { textsOfKind } from './schema-walk.ts';

/**
 * Reports addresses of missing pictures and documents of the site, and pictures in a wrong format. It works on written
 * settings, so that it runs whatever else is wrong.
 *
 * @param schema what `settings` are judged by
 */
export function checkFiles(
  schema: v.GenericSchema,
  settings: unknown,
  files: SiteFiles,
  fail: (path: Path, message: string) => void,
): void {
  const written = (kind: string) =>
    textsOfKind(schema, settings, kind).map(({ path, value }) => ({ path, address: value.trim() }));
  for (const { path, address } of written(pictureKind)) {
    const problem = ownPath.test(address) ? explainPicture(address, files) : null;
    if (problem !== null) fail(path, problem);
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
