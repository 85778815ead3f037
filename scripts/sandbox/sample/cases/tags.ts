import { day, type SampleCase } from './case.ts';

const certifiable = new Set(['Toyota', 'Mercedes-Benz']);
const banners = [
  'Test Drive Only',
  'Manager’s Special',
  'Price Drop',
  'Rare Find',
  'End of Model Run',
  'Low Kilometres',
];

/** Every way to a banner on the picture (TAG-02). */
export const tagCases: SampleCase[] = [
  {
    name: 'new arrival',
    share: 0.08,
    change: ({ now, random }) => arrival(now - random.integer(1, 6 * day)),
  },
  { name: 'arrived eight days ago', share: 0.01, change: ({ now }) => arrival(now - 8 * day - 60) },
  { name: 'own tag', share: 0.03, change: ({ random }) => ({ tag: random.pick(banners) }) },
  { name: 'reserved', share: 0.015, change: () => ({ reserved: true }) },
  {
    name: 'certified used',
    share: 0.1,
    fits: ({ choice }) => choice.carType !== 'new' && certifiable.has(choice.make.make),
    change: () => ({ certified: true }),
  },
  {
    name: 'certified, own tag and reserved at once',
    share: 0.002,
    fits: ({ choice }) => choice.carType === 'used' && certifiable.has(choice.make.make),
    change: () => ({ certified: true, tag: 'Test Drive Only', reserved: true }),
  },
];

const arrival = (at: number): { created_at: number; updated_at: number } => ({
  created_at: at,
  updated_at: at,
});
