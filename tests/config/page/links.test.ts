import { describe, expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

const tell = async (more: string): Promise<string> =>
  (await loadTexts({ 'a.yaml': `${goodDealer}${more}\n` })).printed;

const announce = (href: string): string => `announcement: { text: Open, href: '${href}' }`;
const homeLink = (href: string): string =>
  `sections: { home: [{ name: callToAction, heading: Hello, links: [{ label: Go, href: '${href}' }] }] }`;
const footerLink = (href: string): string =>
  `navigation: { footer: [{ title: More, links: [{ label: Go, href: '${href}' }] }] }`;
const cardAction = (href: string): string => `card: { actions: { finance: '${href}' } }`;

describe('links of settings lead to pages of the site', () => {
  test.each([
    ['an announcement', announce('/anzac-day/'), 'dealers/a.yaml:6:35  announcement.href'],
    [
      'a section',
      homeLink('/anzac-day/'),
      'dealers/a.yaml:6:85  1st section of home, 1st entry of links: href',
    ],
    ['a card', cardAction('/anzac-day/'), 'dealers/a.yaml:6:29  card.actions.finance'],
    [
      'a menu',
      footerLink('/anzac-day/'),
      'dealers/a.yaml:6:66  1st entry of navigation.footer, 1st entry of links: href',
    ],
  ])('%s that leads to none is told with its position', async (_, settings, position) => {
    expect(await tell(settings)).toContain(
      `${position}\n  expected a link to a page, found "/anzac-day/", which this site does not have.\n`,
    );
  });

  test.each([
    ...['/', '/search/', '/search/?make=Toyota', '/search/used-cars/', '/search/toyota/hilux/'],
    ...['/locations/#holiday-hours', '/cars/some-vehicle/', 'https://elsewhere.example/page', '/old-stock'],
  ])('%s is a page, may be one, or leads to one', async (href) => {
    expect(await tell(`${announce(href)}\nredirects: { /old-stock: /search/ }`)).toBe('');
  });

  test('a page of a feature that is switched off is none', async () => {
    expect(await tell(`offers: false\n${announce('/special-offers/')}`)).toContain(
      'found "/special-offers/"',
    );
  });

  test('it is told beside other mistakes, in one run', async () => {
    const printed = await tell(`${announce('/anzac-day/')}\ntemplates: [showrom]`);
    expect(printed).toContain('found "/anzac-day/"');
    expect(printed).toContain('showrom');
  });
});
