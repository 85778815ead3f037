import { isOtherDocument } from '../load/picture-file.ts';
import type { SiteFiles } from '../load/site-files.ts';
import { pictureKinds } from '../schemas/location/addresses.ts';
import { suggestSmaller } from './picture-limits.ts';

/**
 * Has a picture of the site drawn, and says why it cannot be: it is missing, no picture, broken or too large. Null when
 * all is well.
 *
 * @param address path on the site, as it is written
 * @param isOwnOnly whether no web address may stand there instead
 */
export function explainPicture(address: string, files: SiteFiles, isOwnOnly: boolean): string | null {
  const picture = files.draw(address);
  const found = `expected a picture, found "${address}", which`;
  if (picture === null && isOtherDocument(address))
    return `${found} is another kind of file\n${pictureKinds}`;
  if (picture === null)
    return `${found} is no file of this site.\n${files.advise(address, isOwnOnly ? 'the path of another picture' : 'the web address of a picture')}`;
  if (picture.kind === 'other') return `${found} is none\n${pictureKinds}`;
  if (picture.kind === 'broken')
    return `${found} cannot be read\nSave the picture again, or copy it here once more.`;
  return suggestSmaller(address, picture);
}
