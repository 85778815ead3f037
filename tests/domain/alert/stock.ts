import type { StockRecord } from '#domain/alert/stock-record.ts';

/** A vehicle as a night remembers it; a white diesel HiLux for 40,000 that can be bought, where nothing else is said. */
export const recordOf = (parts: Partial<StockRecord> = {}): StockRecord => ({
  slug: '2021-toyota-hilux-1',
  name: '2021 Toyota HiLux SR5',
  vin: null,
  model: '["toyota","hilux",2021]',
  price: 40_000,
  priceType: 'drive_away',
  standing: 'available',
  goneSince: null,
  wasOffered: true,
  lists: { make: ['toyota'], model: ['hilux'], fuel: ['diesel'], features: ['tow bar', 'sunroof'] },
  ranges: { price: parts.price ?? 40_000, year: 2021 },
  words: ' 2021 toyota hilux sr5',
  ...parts,
});
