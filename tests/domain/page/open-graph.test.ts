import { expect, test } from 'vitest';
import {
  createCardImage,
  createSiteCard,
  openGraphPath,
  type OpenGraphCard,
} from '#domain/page/open-graph.ts';
import { aLocation } from '../location/a-location.ts';

const site = { url: 'https://www.dealer.example' };
const colours = { surface: '#111111', onSurface: '#ffffff', brand: '#cc0000', onBrand: '#ffffff' };
const card: OpenGraphCard = {
  name: '2021-mazda-cx-5',
  title: '2021 Mazda CX-5',
  subtitle: 'Dealer\nNundah QLD',
  price: { amount: '$34,990', type: 'Drive Away' },
  photo: 'https://cdn.example/a.jpg?width=1200',
  logo: null,
  dealer: 'Dealer',
  colours,
};

test('LEGAL 1: a card in words: name, price with what it includes, dealer', () => {
  expect(createCardImage(card, site)).toMatchObject({
    alt: '2021 Mazda CX-5, $34,990 Drive Away, Dealer',
    width: 1200,
    height: 630,
  });
});

test('its address changes with what stands on it, its file does not', () => {
  const cheaper = { ...card, price: { amount: '$33,990', type: 'Drive Away' } };
  const [one, other] = [card, cheaper].map((each) => new URL(createCardImage(each, site).url));
  expect(one?.pathname).toBe(openGraphPath(card));
  expect(other?.pathname).toBe(one?.pathname);
  expect(other?.search).not.toBe(one?.search);
  expect(createCardImage({ ...card }, site).url).toBe(one?.href);
});

test('pages without a picture show the dealer; none where the dealer has no such pictures', () => {
  const dealer = {
    ...{ ...site, name: 'Dealer', tagline: null, logo: null, locations: [aLocation()] },
    openGraphImages: { quality: 78, colours },
    ...{ pictures: {}, sections: { home: [] } },
  };
  expect(createSiteCard(dealer)).toMatchObject({
    title: 'Nundah QLD',
    subtitle: 'dealer.example',
    dealer: 'Dealer',
    price: null,
  });
  expect(createSiteCard({ ...dealer, openGraphImages: null })).toBeNull();
  const yard = { src: '/_pictures/yard-1-1200.webp', width: 1200, height: 800, srcset: '', avif: '' };
  const home = [{ name: 'hero' as const, image: '/yard.jpg' }];
  const pictured = { ...dealer, pictures: { '/yard.jpg': yard }, sections: { home } };
  expect(createSiteCard(pictured)?.photo).toBe(yard.src);
});
