import { findCardLocation } from '#domain/listing/card-location.ts';
import { columns, type ColumnKey } from '#domain/listing/columns.ts';
import { formatMoney, formatNumber } from '#domain/site/numbers.ts';
import { findPriceGap } from '#domain/law/price-gap.ts';
import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import { createColumnText } from '#messages/listing/columns.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { GarageButtons } from '#parts/garage/GarageButtons.tsx';
import { Picture } from '#parts/gallery/Picture.tsx';
import { Price } from '#parts/vehicle/Price.tsx';
import type { VehicleSite } from '#parts/vehicle/vehicle-site.ts';

export interface ComparedRowProps {
  vehicle: CardVehicle;
  /** The vehicle of the page. */
  of: CardVehicle;
  figures: readonly ColumnKey[];
  site: VehicleSite;
}

const format = (key: ColumnKey, value: number): string =>
  [key === 'year' ? String(value) : formatNumber(value), columns[key].unit].filter(Boolean).join(' ');

/** One vehicle of the table: what it is, its price against that of the page's vehicle, its figures, and where it stands. */
export function ComparedRow({ vehicle, of, figures, site }: ComparedRowProps) {
  const text = createVehicleText(site.messages);
  const heads = createColumnText(site.messages);
  const isThis = vehicle.id === of.id;
  const gap = isThis ? null : findPriceGap(of, vehicle, site.price);
  const about = [text(`condition.${vehicle.carType}`), vehicle.transmission, vehicle.fuel]
    .filter(Boolean)
    .join(' · ');
  return (
    <tr role="row" aria-current={isThis ? 'true' : undefined}>
      <th role="rowheader" scope="row" className="compared__vehicle">
        <Picture src={vehicle.primaryImageUrl} alt="" widths={[160, 240]} sizes="96px" images={site.images} />
        <div>
          <p className="compared__name">
            {isThis ? vehicle.name : <a href={`/cars/${vehicle.slug}/`}>{vehicle.name}</a>}
          </p>
          <p className="compared__about">{isThis ? text('vehicle.compared.this') : about}</p>
        </div>
      </th>
      <td role="cell" className="compared__price">
        <Price vehicle={vehicle} site={site} />
        {gap === null ? null : (
          <p className="compared__gap" data-gap={gap < 0 ? 'less' : undefined}>
            {gap === 0
              ? text('vehicle.compared.same')
              : text(gap < 0 ? 'vehicle.compared.less' : 'vehicle.compared.more', {
                  amount: formatMoney(Math.abs(gap)),
                })}
          </p>
        )}
      </td>
      {figures.map((key) => {
        const value = columns[key].read(vehicle);
        return (
          <td
            key={key}
            role="cell"
            data-label={heads(`listing.column.${key}`)}
            data-unknown={value === null ? '' : undefined}
          >
            {value === null ? '–' : format(key, value)}
          </td>
        );
      })}
      <td role="cell" className="compared__where">
        {findCardLocation(vehicle, site.card) ?? '–'}
      </td>
      <td role="cell" className="compared__keep">
        <GarageButtons vehicle={vehicle} site={site} variant="row" />
      </td>
    </tr>
  );
}
