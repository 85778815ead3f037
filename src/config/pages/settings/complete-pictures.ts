import { textsOfKind } from '../../check/schema-walk.ts';
import { isGroup, type Path } from '../../load/path.ts';
import { pictureKind } from '../../schemas/location/addresses.ts';
import type { PageKind } from '../page-kind.ts';

/** The name of a picture that lies beside the file. */
const besideForm = /^(?![/#]|[a-z][a-z\d+.-]*:)[^\s"'<>\\]+$/i;

/** An address on the site of a picture that is named as it lies beside the file; others as they are. */
export const completePicture = (address: string, folder: string): string =>
  besideForm.test(address) ? folder + address.replace(/^\.\//, '') : address;

/** A copy of settings in which another text stands at a path. */
function replaceAt(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? replaceAt(item, rest, text) : item));
  return isGroup(value) ? { ...value, [key]: replaceAt(value[key], rest, text) } : value;
}

/** Settings in which pictures beside the file have their addresses on the site. */
export const completePictures = (schema: PageKind['schema'], settings: unknown, folder: string): unknown =>
  textsOfKind(schema, settings, pictureKind).reduce(
    (complete, { path, value }) => replaceAt(complete, path, completePicture(value, folder)),
    settings,
  );
