import type { ArticleFacts } from '#domain/blog/article.ts';
import type { OwnPage } from '#config/pages/own-page.ts';
import type { ArticlePage } from '#routes/blog/articles.ts';

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
  article: null,
  ...more,
});

/** An article that says little, of the first day of 2026. */
export const fixtureArticle = (
  path: string,
  { article, ...more }: Partial<Omit<OwnPage, 'article'>> & { article?: Partial<ArticleFacts> } = {},
): ArticlePage => ({
  ...fixturePage(path, more),
  article: {
    day: '2026-01-01',
    publishedAt: 1_767_225_600,
    author: null,
    category: null,
    make: null,
    model: null,
    ...article,
  },
});
