import type { Brand } from '#domain/brand/brand.ts';
import type { SiteFiles } from '../load/site-files.ts';
import { listFixedPages, listStockFolders, type Paged } from '../redirects/fixed-pages.ts';
import { createCapitalJudge } from '../redirects/other-capitals.ts';
import type { OpenTest } from '../redirects/open-addresses.ts';
import { indexRedirects, trimPath } from '../redirects/redirect-index.ts';
import { tellSetting, tellText, type PageDraft, type PageProblem, type Tell } from './read-page.ts';

/** What addresses of own pages are judged by. */
export interface AddressReading {
  site: Paged;
  brands: readonly Pick<Brand, 'name' | 'models'>[];
  /** Redirects that the dealer wrote. */
  redirects: Readonly<Record<string, string>>;
  /** Redirects that follow from settings. */
  usualRedirects: Readonly<Record<string, string>>;
  files: SiteFiles;
  isOpen: OpenTest;
  tell: Tell;
}

type Report = (draft: PageDraft, message: string, severity?: PageProblem['severity']) => void;

const legalPages: Record<string, string> = {
  '/privacy-policy': 'privacy.md',
  '/terms-and-conditions': 'terms.md',
};

/** Why no own page may have an address, or null. */
function createAddressJudge({
  site,
  usualRedirects,
  isOpen,
}: AddressReading): (path: string) => string | null {
  const pages = new Set(listFixedPages({ ...site, pages: [] }).map(trimPath));
  const folders = listStockFolders(site);
  const patterns = Object.keys(usualRedirects).filter((from) => from.includes('*'));
  const index = indexRedirects(patterns);
  return (path) => {
    if (isOpen(path)) return null;
    const address = trimPath(path);
    const legal = legalPages[address];
    if (legal !== undefined)
      return `expected an address that is free, found ${path}, which every site has\nWrite the text into ${legal} in the folder of the dealer.`;
    if (pages.has(address))
      return `expected an address that is free, found ${path}, which is a page of this site already\nGive the file another name.`;
    const folder = folders.find((prefix) => path.startsWith(prefix));
    if (folder !== undefined)
      return `expected an address that is free, found ${path} below ${folder}, whose pages follow from the stock\nMove the file out of that folder.`;
    const pattern = patterns[index.first(address) ?? -1];
    return pattern === undefined
      ? null
      : `expected an address that is free, found ${path}, which ${pattern} leads elsewhere\nMove the file out of that folder.`;
  };
}

/** Models give their short address up; it may be meant, so that it is told and nothing more. */
function warnOfModels(drafts: readonly PageDraft[], { site, brands }: AddressReading, report: Report): void {
  if (!site.features.models) return;
  for (const draft of drafts) {
    const brand = brands.find(({ models }) => models.some(({ slug }) => `/${slug}/` === draft.path));
    const model = brand?.models.find(({ slug }) => `/${slug}/` === draft.path);
    if (brand && model)
      report(
        draft,
        `found the address ${draft.path}, the short one of ${brand.name} ${model.name}: this page takes its place\nThe page of the model stays at /models/${model.slug}/. Give the file another name where that is not meant.`,
        'warning',
      );
  }
}

/** Reports other addresses of own pages that are taken. */
function judgeAliases(
  drafts: readonly PageDraft[],
  { site, redirects, files, isOpen, tell }: AddressReading,
): void {
  const pages = new Set([...listFixedPages(site), ...drafts.map(({ path }) => path)].map(trimPath));
  const ways = indexRedirects(Object.keys(redirects));
  const seen = new Map<string, string>();
  const judgeCapitals = createCapitalJudge([
    ...drafts.flatMap(({ path, settings }) => settings.aliases.map((alias) => ({ from: alias, to: path }))),
    ...Object.entries(redirects).map(([from, to]) => ({ from, to })),
    ...[...pages].map((page) => ({ from: page, to: page })),
  ]);
  for (const draft of drafts)
    for (const [index, alias] of draft.settings.aliases.entries()) {
      if (isOpen(alias)) continue;
      const address = trimPath(alias);
      const taken = pages.has(address)
        ? 'which is a page of this site'
        : ways.first(address) !== null
          ? 'which a redirect of the dealer leads elsewhere'
          : files.find(alias) !== null
            ? 'which is a file of this site'
            : seen.has(address)
              ? `which is an alias in ${seen.get(address)} already`
              : null;
      seen.set(address, draft.file);
      if (taken !== null)
        tellSetting(
          draft,
          tell,
          ['aliases', index],
          `expected an old path that is free, found ${alias}, ${taken}\nTake it out.`,
        );
      const twin = taken === null ? judgeCapitals({ from: alias, to: draft.path }) : null;
      if (twin !== null) tellSetting(draft, tell, ['aliases', index], twin, { severity: 'warning' });
    }
}

/** Reports pages whose address leads to itself while they are not published. */
function judgeReplacement(drafts: readonly PageDraft[], { tell }: AddressReading): void {
  for (const draft of drafts) {
    const { replacedBy, aliases } = draft.settings;
    if (replacedBy !== null && [draft.path, ...aliases].map(trimPath).includes(trimPath(replacedBy)))
      tellSetting(
        draft,
        tell,
        ['replacedBy'],
        `expected the address of another page, found "${replacedBy}", which is that of this one\nWrite where its address leads while it is not published, or leave replacedBy out.`,
      );
  }
}

/** Reports own pages whose address is taken by another page, and aliases that are. */
export function judgeAddresses(drafts: readonly PageDraft[], reading: AddressReading): void {
  const judge = createAddressJudge(reading);
  const report: Report = (draft, message, severity = 'error') =>
    tellText(
      { ...draft, parts: { ...draft.parts, position: () => ({ line: 1, column: 1 }) } },
      reading.tell,
      0,
      message,
      severity,
    );
  const stock = listStockFolders(reading.site);
  for (const draft of drafts) {
    // Articles stand where blogs.path says, and that setting is told.
    if (draft.article && stock.some((prefix) => draft.path.startsWith(prefix))) continue;
    const message = judge(draft.path);
    if (message !== null) report(draft, message);
  }
  warnOfModels(drafts, reading, report);
  judgeAliases(drafts, reading);
  judgeReplacement(drafts, reading);
}
