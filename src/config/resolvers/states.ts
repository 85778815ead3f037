import type { AustralianState } from '#domain/location/location.ts';

/** What the law of each state makes of a location: its clock (LEGAL 9) and its licence word (LEGAL 2). */
export const states: Record<AustralianState, { name: string; timezone: string; licenceLabel: string }> = {
  ACT: { name: 'Australian Capital Territory', timezone: 'Australia/Sydney', licenceLabel: 'Dealer licence' },
  NSW: { name: 'New South Wales', timezone: 'Australia/Sydney', licenceLabel: 'MD' },
  NT: { name: 'Northern Territory', timezone: 'Australia/Darwin', licenceLabel: 'Dealer licence' },
  QLD: { name: 'Queensland', timezone: 'Australia/Brisbane', licenceLabel: 'Dealer licence' },
  SA: { name: 'South Australia', timezone: 'Australia/Adelaide', licenceLabel: 'LVD' },
  TAS: { name: 'Tasmania', timezone: 'Australia/Hobart', licenceLabel: 'Dealer licence' },
  VIC: { name: 'Victoria', timezone: 'Australia/Melbourne', licenceLabel: 'LMCT' },
  WA: { name: 'Western Australia', timezone: 'Australia/Perth', licenceLabel: 'MD' },
};
