import { describe, expect, test } from 'vitest';
import { findPriceGap } from '#domain/law/price-gap.ts';
import { sitePieces } from '../../templates/base/parts/site-pieces.ts';
import { stockVehicle } from '../vehicle/stock-vehicle.ts';

const rules = sitePieces.price;
const priced = (price: number | null, priceType: string | null = 'drive_away') =>
  stockVehicle({ price, priceType, carType: 'used' });

describe('the price of one vehicle against another', () => {
  test('VDP-24 is in dollars, below 0 where the other costs less', () => {
    expect(findPriceGap(priced(30_000), priced(31_250), rules)).toBe(1_250);
    expect(findPriceGap(priced(30_000), priced(28_990), rules)).toBe(-1_010);
  });

  test('LEGAL 1: says nothing where one price includes what the other does not, or is unknown', () => {
    expect(findPriceGap(priced(30_000), priced(29_000, 'excluding_government_charges'), rules)).toBeNull();
    expect(findPriceGap(priced(30_000), priced(null), rules)).toBeNull();
    expect(findPriceGap(priced(null), priced(30_000), rules)).toBeNull();
  });
});
