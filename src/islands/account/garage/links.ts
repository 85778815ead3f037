import type { Reservation } from '#domain/reservation/reservation.ts';
import type { MyGarageSite } from './my-garage-site.ts';

/** Where a kept time is moved and cancelled; null where this site has no such page. */
export const createChangeLink = (
  { id }: { id: string },
  { changePage }: Pick<MyGarageSite, 'changePage'>,
): string | null => (changePage === null ? null : `${changePage}#${id}`);

/** Where a reservation is paid, seen and cancelled; null where this site has no such page. */
export const createReservationLink = (
  { id, slug }: Pick<Reservation, 'id' | 'slug'>,
  { reservePage }: Pick<MyGarageSite, 'reservePage'>,
): string | null =>
  reservePage === null ? null : `${reservePage}?${new URLSearchParams({ car_id: slug })}#${id}`;

/** The zone of a location; that of the site where it is not known. */
export const findZone = (
  locationId: string,
  { locations, timezone }: Pick<MyGarageSite, 'locations' | 'timezone'>,
): string => locations[locationId]?.timezone ?? timezone;
