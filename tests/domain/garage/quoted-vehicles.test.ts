import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { leadDocument } from '#domain/lead/document.ts';
import { describeQuoted } from '#domain/garage/quoted-vehicles.ts';
import { savedLimit } from '#domain/garage/garage.ts';
import { writeComments } from '#services/lead/adf-comments.ts';
import { newLead } from '../../services/lead/lead.ts';
import { stockVehicle } from '../vehicle/stock-vehicle.ts';

const sampleLead = newLead();
const truck = stockVehicle({
  ...{ id: 't', slug: 'canter', name: '2024 Fuso Canter', stockNumber: 'U7', locationId: 'rocklea' },
  ...{ price: 55_000, offerPrice: 52_000 },
});
const sold = stockVehicle({ id: 's', status: 'sold' });

describe('FORM-08 one request for a quote of several vehicles', () => {
  test('names each with what it costs now; what is gone is left out', () => {
    expect(describeQuoted([truck, sold, null, undefined])).toEqual([
      {
        ...{ car_id: 't', car_slug: 'canter', name: '2024 Fuso Canter' },
        ...{ stock_number: 'U7', location_id: 'rocklea', price: 52_000 },
      },
    ]);
  });

  test('FORM-01 the lead holds as many as can be saved, and no more', () => {
    const [one] = describeQuoted([truck]);
    const holds = (count: number): boolean =>
      v.is(leadDocument, { ...sampleLead, vehicles: Array.from({ length: count }, () => one) });
    expect([holds(0), holds(3), holds(savedLimit), holds(savedLimit + 1)]).toEqual([true, true, true, false]);
    expect(v.is(leadDocument, { ...sampleLead, vehicles: [{ ...one, price: '1' }] })).toBe(false);
  });

  test('FORM-05 a system that reads ADF gets them in the comments', () => {
    const vehicles = describeQuoted([
      truck,
      { ...truck, id: 'x', name: 'A trailer', stockNumber: null, price: null, offerPrice: null },
    ]);
    expect(writeComments({ ...sampleLead, vehicles })).toContain(
      'Vehicles: 2024 Fuso Canter, stock U7, $52000; A trailer, stock x',
    );
  });
});
