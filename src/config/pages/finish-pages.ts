import { cutExcerpt, readParagraphs } from '#domain/page/excerpt.ts';
import type { Section } from '#domain/page/section.ts';
import { createCategory, type ArticleFacts } from '#domain/blog/article.ts';
import { findEnd, findStart } from '#domain/site/period-bounds.ts';
import { escapeValue, fillPlaceholders } from '../markdown/placeholders.ts';
import { renderMarkdown } from '../markdown/render-markdown.ts';
import { addSlash } from '../resolvers/links.ts';
import type { OwnPageSettings } from '../schemas/page/own-page.ts';
import type { WrittenArticle } from './page-kind.ts';
import type { PageDraft } from './read-page.ts';
import { completePicture } from './settings/complete-pictures.ts';
import type { OwnPage } from './own-page.ts';

export interface PageFinish {
  values: Readonly<Record<string, string>>;
  timezone: string;
  resolve: (written: OwnPageSettings['sections']) => Section[];
}

/** Characters of a description that search engines show. */
const longestDescription = 160;

/** The words of each element of this name. */
const readWords = (html: string, name: 'p' | 'li'): string[] =>
  html
    .split(`<${name}>`)
    .slice(1)
    .map((rest) => readParagraphs(rest.split(`</${name}>`, 1)[0] ?? '').join(' '))
    .filter(Boolean);

/** The first paragraph of a text that has words, else its list, as long as search engines show it; null without both. */
function describe(html: string): string | null {
  const words = readWords(html, 'p')[0] ?? readWords(html, 'li').join(', ');
  return words === '' ? null : (cutExcerpt(words, longestDescription - 1) ?? words);
}

function finishArticle(
  { date, author, category, make, model }: WrittenArticle,
  timezone: string,
): ArticleFacts {
  return {
    day: date.slice(0, 10),
    publishedAt: findStart({ start: date }, timezone) ?? 0,
    category: createCategory(category),
    ...{ author, make, model },
  };
}

/** A hero speaks of its page, not of the stock: with the heading of the page, and its links in the place of the search. */
const speakOfPage = (section: Section, heading: string): Section =>
  section.name === 'hero'
    ? {
        ...section,
        heading: section.heading ?? heading,
        text: section.text ?? '',
        search: section.search ?? section.links === undefined,
      }
    : section;

/** The page that a sound draft makes. */
export function finishPage(draft: PageDraft, { values, timezone, resolve }: PageFinish): OwnPage {
  const { path, folder, settings, body, article } = draft;
  const { title, heading, description, kind, action, image, indexed, replacedBy } = settings;
  const html = renderMarkdown(fillPlaceholders(body, values, { escape: escapeValue }).text, {
    completePicture: (address) => completePicture(address, folder),
    completeLink: (href) => (href.startsWith('/') ? addSlash(href) : href),
    subject: title,
  });
  return {
    ...{ path, title, kind, action, image, indexed, html, replacedBy },
    sections: resolve(settings.sections).map((section) => speakOfPage(section, heading ?? title)),
    heading: heading ?? title,
    description: description ?? describe(html) ?? title,
    endsAt: findEnd(settings, timezone),
    changed: null,
    article: article && finishArticle(article, timezone),
  };
}
