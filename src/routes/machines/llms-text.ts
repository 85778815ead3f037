import type { Catalogue } from '#catalogue/catalogue.ts';
import type { OwnPage } from '#config/pages/own-page.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Department, Location } from '#domain/location/location.ts';
import { groupWeek } from '#domain/location/opening-hours.ts';
import { formatPhone } from '#domain/location/phone.ts';
import type { Site } from '#domain/site/site.ts';
import { formatWeek } from '#messages/location/hours.ts';
import { createLocationText, formatLicence } from '#messages/location/location.ts';
import { createMachineText } from '#messages/page/machines.ts';
import { isArticle } from '../blog/articles.ts';
import { createPageText } from '#messages/page/pages.ts';

const list = (lines: readonly (string | null)[]): string =>
  lines
    .filter((line) => line !== null)
    .map((line) => `- ${line}`)
    .join('\n');

const link = (label: string, href: string, about: string | null = null): string =>
  `[${label}](${href})${about ? `: ${about}` : ''}`;

function describeHours({ type, hours }: Department, { closedDays }: Location, site: Site): string {
  const text = createMachineText(site.messages);
  const week = formatWeek(groupWeek(hours), site.messages, closedDays);
  const department = createLocationText(site.messages)(`location.${type}`);
  return `${text('machines.hours', { department })}: ${week.map(({ days, hours }) => `${days} ${hours}`).join('; ')}`;
}

function describeLocation(location: Location, site: Site): string {
  const { address, phone, email, licence, departments } = location;
  const text = createMachineText(site.messages);
  const written = `${address.street}, ${address.suburb} ${address.state} ${address.postcode}`;
  const facts = [
    `${text('machines.address')}: ${written}`,
    phone && `${text('machines.phone')}: ${formatPhone(phone)}`,
    email && `${text('machines.email')}: ${email}`,
    licence && formatLicence(licence, site.messages),
    ...departments
      .filter(({ hours }) => hours.length > 0)
      .map((department) => describeHours(department, location, site)),
  ];
  return `### ${location.name}\n\n${list(facts)}`;
}

function listPages(site: Site): (string | null)[] {
  const text = createPageText(site.messages);
  const { features, url } = site;
  const page = (on: boolean, label: string, path: string): string | null =>
    on ? link(label, url + path) : null;
  return [
    page(site.offers, text('pages.offers'), '/special-offers/'),
    page(features.models, text('pages.models'), '/models/'),
    page(site.parts !== null, text('pages.parts'), '/parts/search/'),
    page(
      site.locationPages,
      text(site.locations.length > 1 ? 'pages.locations' : 'pages.visit'),
      '/locations/',
    ),
    page(site.testDrive !== null, text('pages.testDrive'), '/book-test-drive/'),
    page(site.contact !== null, text('pages.contact'), '/contact-us/'),
    page(true, text('pages.terms'), '/terms-and-conditions/'),
    page(true, text('pages.privacy'), '/privacy-policy/'),
  ];
}

/** Articles that are named one by one. */
const mostArticles = 20;

const listOwnPages = (pages: readonly OwnPage[], url: string): string[] =>
  pages
    .filter(({ indexed }) => indexed)
    .map(({ title, path, description }) => link(title, url + path, description));

/** The heading of the blog and its newest articles; nothing without a blog. */
const listNews = (pages: readonly OwnPage[], { blog, url }: Site): string[] =>
  blog
    ? [
        `## ${blog.title}`,
        list([
          link(blog.title, url + blog.path),
          ...listOwnPages(pages.filter(isArticle).slice(0, mostArticles), url),
        ]),
      ]
    : [];

/** The text of `/llms.txt` (llmstxt.org): who the dealer is, where its stock can be read, and what to mind. */
export function createLlmsText(
  { vehicles, readAt }: Pick<Catalogue, 'vehicles' | 'readAt'>,
  site: Site,
  ownPages: readonly OwnPage[] = [],
): string {
  const text = createMachineText(site.messages);
  const { name, url } = site;
  const time = new Date(readAt * 1000).toISOString();
  const summary = [
    text('machines.summary', { name }),
    site.tagline === null ? null : `${site.tagline}.`,
    text('machines.count', { count: vehicles.filter(isAvailable).length }),
  ];
  return [
    `# ${name}`,
    `> ${summary.filter(Boolean).join(' ')}`,
    `## ${text('machines.stock')}`,
    list([
      link('stock.json', `${url}/stock.json`, text('machines.stockJson')),
      link(createPageText(site.messages)('pages.stock'), `${url}/search/`, text('machines.listing')),
      link('sitemap.xml', `${url}/sitemap.xml`, text('machines.sitemap')),
    ]),
    `## ${text('machines.rules')}`,
    list([
      text('machines.ruleTime', { time }),
      text('machines.rulePrice'),
      text('machines.ruleSold'),
      text('machines.ruleFinance'),
      text('machines.ruleContact'),
    ]),
    `## ${text('machines.locations')}`,
    ...site.locations.map((location) => describeLocation(location, site)),
    `## ${text('machines.pages')}`,
    list([
      ...listOwnPages(
        ownPages.filter((page) => !isArticle(page)),
        url,
      ),
      ...listPages(site),
    ]),
    ...listNews(ownPages, site),
  ]
    .join('\n\n')
    .concat('\n');
}
