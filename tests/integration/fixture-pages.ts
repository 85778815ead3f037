import type { OwnPage } from '#config/pages/own-page.ts';

/** An own page that says little; a test says what it is about. */
export const fixturePage = (path: string, more: Partial<OwnPage> = {}): OwnPage => ({
  path,
  title: path,
  heading: path,
  description: `What ${path} is about.`,
  html: '<p>Words.</p>',
  kind: 'page',
  action: null,
  image: null,
  indexed: true,
  sections: [],
  endsAt: null,
  changed: null,
  replacedBy: null,
  ...more,
});
