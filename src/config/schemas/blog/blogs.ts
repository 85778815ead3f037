import * as v from 'valibot';
import { slugify } from '#domain/site/slug.ts';
import { feature, text, wholeNumber } from '../values.ts';

const pathForm = /^\/([a-z0-9]+(-[a-z0-9]+)*\/)+$/;

/** The path that was meant. */
function suggest(written: string): string {
  const path = written
    .replace(/^https?:\/\/[^/]*/i, '')
    .split('/')
    .map(slugify)
    .filter(Boolean)
    .join('/');
  return path === '' ? '' : `\nWrite /${path}/.`;
}

/** CFG-02, ROUTE-22: the list of articles; it exists where there are articles. */
export const blogs = feature('The list of articles in the folder blog; or false for none.', {
  home: wholeNumber('Articles that the section articles shows.', 1, 12, 'a number of articles'),
  title: text('Heading of the list and its entry in menus.', 'a text', 40),
  path: v.pipe(
    text('Address of the list; articles stand below it.', 'a path such as /news/'),
    v.check(
      (path) => pathForm.test(path),
      ({ input }) =>
        `expected a path of small letters, digits and hyphens between two slashes, such as /news/, found "${input}"${suggest(input)}`,
    ),
  ),
});
