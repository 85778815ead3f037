import './figure-labels.css';
import { memo } from 'react';
import { findCardLocation } from '#domain/listing/card-location.ts';
import { columns as figures, type ColumnKey } from '#domain/listing/columns.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { findBodyShape } from '#domain/vehicle/body-shape.ts';
import { formatNumber } from '#domain/site/numbers.ts';
import type { ListingText } from '#messages/listing/listing.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { GarageButtons } from '#parts/garage/GarageButtons.tsx';
import { Picture } from '#parts/gallery/Picture.tsx';
import type { CardProps } from '#parts/listing/CardFrame.tsx';
import { TagBanner } from '#parts/listing/TagBanner.tsx';
import { Price } from '#parts/vehicle/Price.tsx';
import { BodyDrawing } from '#ui/BodyDrawing.tsx';
import type { TableColumn } from './table-columns.ts';

export interface ResultRowProps extends Omit<CardProps, 'eager'> {
  columns: readonly TableColumn[];
  text: ListingText;
  headingLevel?: 'h2' | 'h3';
}

/** A year has no separator of thousands. */
const format = (key: ColumnKey, value: number): string =>
  key === 'year' ? String(value) : formatNumber(value);

/** One vehicle of the table: what it is and where, its figures, its price, and what can be kept of it. */
export const ResultRow = memo(function ResultRow({
  vehicle,
  site,
  now,
  columns,
  text,
  headingLevel: Heading = 'h2',
}: ResultRowProps) {
  const words = createVehicleText(site.messages);
  const location = findCardLocation(vehicle, site.card);
  const about = [words(`condition.${vehicle.carType}`), vehicle.body, location].filter(Boolean).join(' · ');
  return (
    <tr role="row" data-unavailable={isAvailable(vehicle) ? undefined : site.card.soldStyle}>
      <th role="rowheader" scope="row" className="stock-table__vehicle">
        <Picture
          src={vehicle.primaryImageUrl}
          alt=""
          emptyDrawing={vehicle.body ? <BodyDrawing shape={findBodyShape(vehicle.body)} /> : undefined}
          widths={[160, 240]}
          sizes="88px"
          images={site.images}
        />
        <div>
          <Heading className="stock-table__name">
            <a href={`/cars/${vehicle.slug}/`}>{vehicle.name}</a>
          </Heading>
          <p className="stock-table__about">{about}</p>
          <TagBanner vehicle={vehicle} site={site} now={now} />
        </div>
      </th>
      {columns.map(({ key, rare }) => {
        const value = figures[key].read(vehicle);
        const { unit } = figures[key];
        return (
          <td
            key={key}
            role="cell"
            data-label={text(`listing.column.${key}`)}
            data-unknown={value === null ? '' : undefined}
            data-rare={rare ? '' : undefined}
          >
            {value === null ? '–' : format(key, value)}
            {value !== null && unit ? <span className="stock-table__unit"> {unit}</span> : null}
          </td>
        );
      })}
      <td role="cell" className="stock-table__price">
        <Price vehicle={vehicle} site={site} />
      </td>
      <td role="cell" className="stock-table__keep">
        <GarageButtons vehicle={vehicle} site={site} variant="row" />
      </td>
    </tr>
  );
});
