import { checkFiles } from '../check/check-files.ts';
import { explainPicture } from '../check/check-picture.ts';
import type { SiteFiles } from '../load/site-files.ts';
import { ownPath } from '../schemas/location/addresses.ts';
import { ownPage } from '../schemas/page/own-page.ts';
import { tellSetting, tellText, type JudgedPage, type Tell } from './read-page.ts';
import { completePicture } from './settings/complete-pictures.ts';

/** What is wrong with a picture of a text, or null. */
const explainTextPicture = (address: string, files: SiteFiles): string | null =>
  ownPath.test(address)
    ? explainPicture(address, files, true)
    : `expected a picture of this site, found "${address}"\nPut the file beside the page and write its name: its size must be known, so that the text does not shift.`;

const unnamed =
  'found a picture without words for who cannot see it\nWrite them between the brackets: ![what it shows](…).';

/** Has pictures of own pages drawn, and reports those that there are not, that are none, or that nobody describes. */
export function judgePictures(drafts: readonly JudgedPage[], files: SiteFiles, tell: Tell): void {
  for (const draft of drafts) {
    checkFiles(ownPage, draft.settings, files, {
      fail: (path, message) => tellSetting(draft, tell, path, message),
      warn: (path, message) => tellSetting(draft, tell, path, message, { severity: 'warning' }),
    });
    for (const { href, alt, offset } of draft.text.pictures) {
      const problem = explainTextPicture(completePicture(href, draft.folder), files);
      if (problem !== null) tellText(draft, tell, offset, problem);
      else if (alt.trim() === '') tellText(draft, tell, offset, unnamed, 'warning');
    }
  }
}
