/** No id and no slug is longer. */
const longest = 200;

/**
 * The vehicle that an address names by `car_id`: its id, or the slug of its page (ROUTE-10, ROUTE-12). Null where it names
 * none.
 *
 * @param search the query of the address
 */
export function readNamedVehicle(search: string): string | null {
  const name = new URLSearchParams(search).get('car_id')?.trim() ?? '';
  return name !== '' && name.length <= longest ? name : null;
}

/** The address of a page that names a vehicle by its id or slug. */
export const nameVehicle = (path: string, name: string): string =>
  `${path}?car_id=${encodeURIComponent(name)}`;

/**
 * A line for the head of a page whose address may name a vehicle. It marks the document before anything is drawn, so
 * that the card has room and no form is shown that is about to change.
 */
export const namedVehicleMark =
  `if(new URLSearchParams(location.search).get('car_id'))` +
  `document.documentElement.dataset.namedVehicle='looking'`;
