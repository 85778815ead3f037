import { escapeMarkup } from '../page/markup.ts';

/** One article of a feed. */
export interface FeedItem {
  title: string;
  /** Absolute address. */
  url: string;
  /** Epoch seconds. */
  publishedAt: number;
  description: string;
  author: string | null;
  category: string | null;
  /** Its text as HTML with absolute addresses. */
  html: string;
}

export interface Feed {
  title: string;
  description: string;
  /** Absolute addresses of the list and of the feed itself. */
  url: string;
  feedUrl: string;
  /** Language of the texts, such as 'en-AU'. */
  language: string;
  items: readonly FeedItem[];
}

/** Articles of which readers of feeds are told. */
export const mostItems = 20;

/** Controls, which no XML may have, and halves of characters. */
const forbidden = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Cs}/gu;

const element = (name: string, text: string): string =>
  `<${name}>${escapeMarkup(text.replace(forbidden, ''))}</${name}>`;

const formatMoment = (seconds: number): string => new Date(seconds * 1000).toUTCString();

/** HTML of a page with absolute addresses, for reading elsewhere. `pageUrl` is where its own parts are. */
export const completeAddresses = (html: string, origin: string, pageUrl: string): string =>
  html
    .replace(/ (href|src)="\/(?!\/)/g, (_whole, name: string) => ` ${name}="${origin}/`)
    .replace(/ href="#/g, () => ` href="${pageUrl}#`);

const formatItem = ({ title, url, publishedAt, description, author, category, html }: FeedItem): string =>
  [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeMarkup(url)}</guid>`,
    element('pubDate', formatMoment(publishedAt)),
    ...(author === null ? [] : [element('dc:creator', author)]),
    ...(category === null ? [] : [element('category', category)]),
    element('description', description),
    element('content:encoded', html),
    '</item>',
  ].join('\n');

/** RSS 2.0, which all readers of feeds know. */
export function formatFeed({ title, description, url, feedUrl, language, items }: Feed): string {
  const latest = Math.max(0, ...items.map(({ publishedAt }) => publishedAt));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', url),
    element('description', description),
    element('language', language),
    element('lastBuildDate', formatMoment(latest)),
    `<atom:link href="${escapeMarkup(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(formatItem),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}
