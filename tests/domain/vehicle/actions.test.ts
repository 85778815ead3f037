import { describe, expect, test } from 'vitest';
import { arrangeActions, listActions, vehicleActions, type ActionContext } from '#domain/vehicle/actions.ts';

const image = { url: 'a', thumbUrl: 'a' };
const free = {
  ...{ status: 'in_stock', sold: false, reserved: false, carType: 'used' as const },
  ...{ price: 20_000, offerPrice: null, priceType: 'drive_away' },
};
const all: ActionContext = {
  vehicle: {
    ...free,
    category: 'car',
    images: [image],
    spinImages: [],
    preorder: false,
    reserveDeposit: null,
    historyReportUrl: 'https://r.example/1.pdf',
  },
  contact: {
    phone: '+617',
    whatsapp: '+614',
    sms: '+614',
    email: 'a@b.example',
    directions: 'https://m.example',
  },
  fewPictures: 4,
  hasMap: true,
  hasCalculator: true,
  reserve: { eligible: { carTypes: ['used'], minPrice: 0, statuses: ['in_stock'] }, deposit: 500 },
  tradeInFrom: 200,
  hasChat: true,
};
const nothing: ActionContext = {
  vehicle: {
    ...free,
    category: 'car',
    images: [image, image, image, image],
    spinImages: [],
    preorder: false,
    reserveDeposit: null,
    historyReportUrl: null,
  },
  contact: { phone: null, whatsapp: null, sms: null, email: null, directions: null },
  fewPictures: 4,
  hasMap: false,
  hasCalculator: false,
  reserve: null,
  tradeInFrom: null,
  hasChat: false,
};

describe('VDP-14 buttons of a vehicle', () => {
  test('everything that can be done is there, in the dealer’s order; sharing has its own bar', () => {
    const reversed = [...vehicleActions].reverse();
    expect(listActions(reversed, all)).toEqual(reversed.filter((action) => action !== 'share'));
  });

  test('what would lead nowhere is not there', () => {
    expect(listActions(vehicleActions, nothing)).toEqual(['enquire', 'testDrive']);
  });

  test.each([
    ['a vehicle on its way', { status: 'coming_soon' }],
    ['a caravan', { category: 'caravan' }],
    ['a machine', { category: 'machine' }],
  ] as const)('TD-01 %s cannot be driven', (_, changed) => {
    const vehicle = { ...nothing.vehicle, ...changed };
    expect(listActions(['testDrive'], { ...nothing, vehicle })).toEqual([]);
  });

  test('what the dealer did not choose is not there', () => {
    expect(listActions(['sms'], all)).toEqual(['sms']);
  });

  test.each([
    ['FORM-18 few pictures', { ...nothing.vehicle, images: [image, image, image] }, ['photos']],
    ['FORM-18 none: the empty gallery asks', { ...nothing.vehicle, images: [] }, []],
    ['FORM-18 only a view all around', { ...nothing.vehicle, images: [], spinImages: ['a'] }, ['photos']],
    ['FORM-18 enough pictures', nothing.vehicle, []],
    ['FORM-18 gone', { ...nothing.vehicle, images: [], status: 'sold' }, []],
  ])('%s', (_, vehicle, expected) => {
    expect(listActions(['photos'], { ...nothing, vehicle })).toEqual(expected);
  });
});

describe('VDP-14 the weight of the buttons', () => {
  const usual = listActions(vehicleActions, all);

  test('RSV-01 where it can be reserved that is the main action, and a test drive the one beside it', () => {
    expect(arrangeActions(usual)).toEqual({
      main: 'reserve',
      second: 'testDrive',
      contact: ['enquire', 'call', 'chat', 'whatsapp', 'sms', 'email'],
      rest: ['finance', 'tradeIn', 'photos', 'historyReport', 'location', 'directions'],
    });
  });

  test.each([
    ['usually one enquires', ['enquire', 'testDrive', 'call'], 'enquire', 'testDrive'],
    ['what cannot be driven has one action', ['enquire', 'call', 'email'], 'enquire', null],
    ['nor a second where it can be reserved but to enquire', ['enquire', 'reserve'], 'reserve', 'enquire'],
    ['a dealer who wants to be called', ['call', 'sms', 'enquire'], 'call', 'enquire'],
    ['nothing that leads to a sale', ['email', 'directions'], 'email', null],
    ['nothing at all', [], null, null],
  ] as const)('%s', (_, actions, main, second) => {
    const arranged = arrangeActions(actions);
    expect([arranged.main, arranged.second]).toEqual([main, second]);
    const others = [...arranged.contact, ...arranged.rest];
    expect([...others, main, second].filter(Boolean).sort()).toEqual([...actions].sort());
  });
});
