import './SimilarVehicles.css';
import { columnKeys, columns } from '#domain/listing/columns.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { mostSimilar } from '#domain/vehicle/similar.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { createColumnText } from '#messages/listing/columns.ts';
import { NoSimilar } from '#parts/vehicle/similar/NoSimilar.tsx';
import type { SimilarVehiclesProps } from '#parts/vehicle/similar/SimilarVehicles.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ComparedRow } from './ComparedRow.tsx';

/** Columns of figures that fit beside price and place. */
const mostFigures = 4;

/** At most 6 vehicles like this one, as a table that this one leads (VDP-24); without any, a way to search (VDP-22). */
export function SimilarVehicles({
  of,
  vehicles,
  waiting = false,
  failed = false,
  site,
}: SimilarVehiclesProps) {
  const text = createVehicleText(site.messages);
  const heads = createColumnText(site.messages);
  const rows = isAvailable(of) ? [of, ...vehicles] : vehicles;
  // A figure that one vehicle alone states compares nothing.
  const figures = columnKeys
    .filter((key) => rows.filter((vehicle) => columns[key].read(vehicle) !== null).length > 1)
    .slice(0, mostFigures);
  return (
    <section className="similar" id="similar" aria-labelledby="similar-title" aria-busy={waiting}>
      <h2 className="similar__title" id="similar-title">
        {text('vehicle.similar')}
      </h2>
      {waiting ? (
        <ul className="compared-waiting" role="list">
          {Array.from({ length: mostSimilar }, (_, index) => (
            <li key={index} className="similar__placeholder">
              <Skeleton shape="title" />
              <Skeleton shape="text" />
            </li>
          ))}
        </ul>
      ) : vehicles.length > 0 ? (
        <table className="compared numbers" role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {text('vehicle.compared.vehicle')}
              </th>
              <th role="columnheader" scope="col">
                {text('vehicle.compared.price')}
              </th>
              {figures.map((key) => (
                <th key={key} role="columnheader" scope="col">
                  {heads(`listing.column.${key}`)}
                </th>
              ))}
              <th role="columnheader" scope="col">
                {text('vehicle.compared.where')}
              </th>
              <th role="columnheader" scope="col">
                <span className="visually-hidden">{text('vehicle.compared.keep')}</span>
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((vehicle) => (
              <ComparedRow key={vehicle.id} {...{ vehicle, of, figures, site }} />
            ))}
          </tbody>
        </table>
      ) : (
        <NoSimilar of={of} failed={failed} site={site} />
      )}
    </section>
  );
}
