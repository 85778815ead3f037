import { expect, test } from 'vitest';
import { createShareLink, createShareUrl, opensWindow, shareChannels } from '#domain/page/share-links.ts';

test.each([
  ['https://dealer.example', 'https://dealer.example/cars/kia-rio-1/'],
  ['https://dealer.example/', 'https://dealer.example/cars/kia-rio-1/'],
])('SHARE-02 %s shares %s', (site, url) => {
  expect(createShareUrl(site, 'kia-rio-1')).toBe(url);
});

const address = 'https%3A%2F%2Fd.example%2Fcars%2Fa%2F';

test.each([
  ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
  ['twitter', `https://twitter.com/intent/tweet?url=${address}&text=Rio%20S%20%26%20more`],
  ['whatsapp', `https://wa.me/?text=Rio%20S%20%26%20more%20${address}`],
  ['email', `mailto:?subject=Rio%20S%20%26%20more&body=${address}`],
  ['sms', `sms:?&body=Rio%20S%20%26%20more%20${address}`],
] as const)('SHARE-01 the link of %s', (channel, link) => {
  expect(createShareLink(channel, 'https://d.example/cars/a/', 'Rio S & more')).toBe(link);
});

test('SHARE-03 networks open a window, apps do not', () => {
  expect(shareChannels.filter(opensWindow)).toEqual(['facebook', 'twitter', 'whatsapp']);
});
