import { isDate } from '#domain/site/date.ts';
import { omit } from '#domain/site/pick.ts';
import type * as v from 'valibot';
import type { Path } from '../load/path.ts';
import { article, type ArticleSettings } from '../schemas/blog/article.ts';
import { ownPage, type OwnPageSettings } from '../schemas/page/own-page.ts';

/** What an article is beside an own page, as its file says it. */
export interface WrittenArticle extends Pick<ArticleSettings, 'author' | 'category' | 'make' | 'model'> {
  /** By the clock of the dealer: a day, or a day and time. */
  date: string;
  /** Whether it is kept back whatever its date. */
  draft: boolean;
}

/** Settings of a file in the form that all own pages share; `article` is null for those that are none. */
export interface SettledPage {
  settings: OwnPageSettings;
  article: WrittenArticle | null;
}

/** What the name of a file says. */
interface NamedFile {
  /** The day with which the name of an article begins, 'YYYY-MM-DD'; null without one. */
  day: string | null;
}

type Fail = (path: Path, message: string) => void;

/** A kind of file that becomes a page: what its settings may be, and what they mean. */
export interface PageKind {
  schema: v.GenericSchema;
  /** Settings that the schema has accepted; null where they make no page, which is told. */
  settle: (settings: never, file: NamedFile, fail: Fail) => SettledPage | null;
}

const noDate =
  'expected the day of the article, found none\nWrite date: 2026-11-20, or begin the name of the file with it: 2026-11-20-new-hilux.md.';

/** An article is an own page that begins on its day. */
function settleArticle(settings: ArticleSettings, { day }: NamedFile, fail: Fail): SettledPage | null {
  const { author, category, make, model, draft } = settings;
  const date = settings.date ?? day;
  if (date === null) {
    fail([], noDate);
    return null;
  }
  if (!isDate(date.slice(0, 10))) {
    fail([], `expected a day that there is in the name of the file, found ${date}\nRename the file.`);
    return null;
  }
  const { expiry } = settings;
  if (expiry !== null && date.slice(0, expiry.length) > expiry)
    fail(
      ['expiry'],
      `expected an expiry that is not before the day of the article, ${date}, found ${expiry}`,
    );
  const page = omit(settings, 'date', 'author', 'category', 'make', 'model', 'draft');
  return {
    settings: { ...page, heading: null, menu: null, kind: 'page', action: null, start: date },
    article: { date, author, category, make, model, draft },
  };
}

export const ownPageKind: PageKind = {
  schema: ownPage,
  settle: (settings: OwnPageSettings) => ({ settings, article: null }),
};

export const articleKind: PageKind = { schema: article, settle: settleArticle };
