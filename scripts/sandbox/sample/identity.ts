import type { AustralianState } from '#domain/location/location.ts';
import { hashText, type Random } from './random.ts';

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const digits = '0123456789';

/** Fills a pattern: A is a letter, 9 a digit, anything else stays. */
function fillPattern(pattern: string, random: Random): string {
  return pattern.replaceAll(/[A9]/g, (sign) => random.pick([...(sign === 'A' ? letters : digits)]));
}

const plates: Record<AustralianState, string> = {
  ACT: 'YAA 99A',
  NSW: 'AAA 99A',
  NT: 'CA 99 AA',
  QLD: '999 AA9',
  SA: 'S999 AAA',
  TAS: 'A 99 AA',
  VIC: '1AA 9AA',
  WA: '1AAA 999',
};

/** A plate in the pattern of its state. */
export const drawPlate = (state: AustralianState, random: Random): string =>
  fillPattern(plates[state], random);

/** 17 characters without I, O and Q; the check digit is not computed, so it belongs to no real vehicle. */
export const drawVin = (maker: string, random: Random): string =>
  maker + fillPattern('AA99AA9AA99999', random);

/** A number that stays with the vehicle for ever and does not meet another dealer's. */
export function createId(dealerSlug: string, index: number): string {
  return String(10_000_000 + (hashText(dealerSlug) % 8999) * 10_000 + index);
}

export const createStockNumber = (carType: string, index: number): string =>
  `${carType.slice(0, 1).toUpperCase()}${String(1000 + index * 7).padStart(5, '0')}`;
