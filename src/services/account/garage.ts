import { garageAnswer } from '#contract/answers/garage.ts';
import type { GarageThings } from '#domain/account/garage.ts';
import { fetchJson } from '../site/http.ts';
import { parseAnswer } from '../site/parse-answer.ts';
import { ownAddress } from './own-api.ts';

const readCar = ({ car_id, car_slug, car_name }: Record<'car_id' | 'car_slug' | 'car_name', string>) => ({
  ...{ vehicleId: car_id, slug: car_slug, vehicleName: car_name },
});

/** What the signed-in person has going on. Throws ServiceError; 401: nobody is signed in any more. */
export async function fetchGarage(api: string): Promise<GarageThings> {
  const body = await fetchJson(ownAddress(api, '/garage'), { timeout: 10_000, retries: 1 });
  const said = parseAnswer(garageAnswer, body);
  return {
    ahead: said.now - Math.floor(Date.now() / 1000),
    appointments: said.appointments.map((one) => ({
      ...{ ...readCar(one), id: one.id, kind: one.kind, locationId: one.location_id },
      ...{ isConfirmed: one.state === 'confirmed', start: one.starts_at, minutes: one.minutes },
    })),
    reservations: said.reservations.map(({ car_id, car_slug, car_name, begun_at: _, ...kept }) => ({
      ...kept,
      ...readCar({ car_id, car_slug, car_name }),
    })),
    valuations: said.valuations.map((one) => ({
      id: one.id,
      ...{ car: one.car_name, registration: one.rego, low: one.low, high: one.high },
      ...{ valuedAt: one.valued_at, validUntil: one.valid_until },
    })),
    enquiries: said.enquiries.map((one) => ({
      ...{ ...readCar(one), sentAt: one.sent_at, category: one.category, subcategory: one.subcategory },
    })),
  };
}
