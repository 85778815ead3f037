import { feature, pattern, text, wholeNumber } from '../values.ts';

const pathForm = /^\/([a-z0-9]+(-[a-z0-9]+)*\/)+$/;

/** CFG-02, ROUTE-22: the list of articles; it exists where there are articles. */
export const blogs = feature('The list of articles in the folder blog; or false for none.', {
  home: wholeNumber('Articles that the section articles shows.', 1, 12, 'a number of articles'),
  title: text('Heading of the list and its entry in menus.', 'a text', 40),
  path: pattern('Address of the list; articles stand below it.', pathForm, 'a path such as /news/'),
});
