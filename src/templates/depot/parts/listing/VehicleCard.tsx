import './VehicleCard.css';
import { memo } from 'react';
import { columns, type ColumnKey } from '#domain/listing/columns.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { describePrice } from '#domain/vehicle/price.ts';
import { formatNumber } from '#domain/site/numbers.ts';
import { createColumnText } from '#messages/listing/columns.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { GarageButtons } from '#parts/garage/GarageButtons.tsx';
import { Picture } from '#parts/gallery/Picture.tsx';
import { CardEnd } from '#parts/listing/CardEnd.tsx';
import { CardFacts } from '#parts/listing/CardFacts.tsx';
import { CardName } from '#parts/listing/CardName.tsx';
import { TagBanner } from '#parts/listing/TagBanner.tsx';
import type { VehicleCardProps } from '#parts/listing/VehicleCard.tsx';
import { Price } from '#parts/vehicle/Price.tsx';

/** Figures of a card, the most telling first; the first three that are known are shown. */
const ranked: readonly ColumnKey[] = [
  'mass',
  'payload',
  'hours',
  'tare',
  'length',
  'sleeps',
  'towing',
  'year',
];
const shown = 3;

/** Whether a price has no line without GST, where others of the dealer have one. */
function lacksGst(vehicle: VehicleCardProps['vehicle'], { price }: VehicleCardProps['site']): boolean {
  const view = describePrice(vehicle, price);
  return price.showExGst && !('exGst' in view && view.exGst !== null);
}

/** A card of figures: a small picture beside the name, then what the vehicle weighs, carries and costs (CARD-02…04). */
export const VehicleCard = memo(function VehicleCard({
  headingLevel: Heading = 'h3',
  note = null,
  vehicle,
  site,
  now,
  eager = false,
}: VehicleCardProps) {
  const text = createColumnText(site.messages);
  const figures = ranked
    .flatMap((key) => {
      const value = columns[key].read(vehicle);
      return value === null ? [] : [{ key, value, unit: columns[key].unit }];
    })
    .slice(0, shown);
  return (
    <article
      className="vehicle-card"
      data-unavailable={isAvailable(vehicle) ? undefined : site.card.soldStyle}
    >
      <div className="vehicle-card__top">
        <div className="vehicle-card__media">
          <Picture
            src={vehicle.primaryImageUrl}
            alt=""
            emptyText={createVehicleText(site.messages)('vehicle.noPicture')}
            widths={[160, 320]}
            sizes="112px"
            images={site.images}
            eager={eager}
          />
        </div>
        <div>
          <Heading className="vehicle-card__title">
            <a href={`/cars/${vehicle.slug}/`}>
              <CardName vehicle={vehicle} />
            </a>
          </Heading>
          <div className="vehicle-card__tag">
            <TagBanner vehicle={vehicle} site={site} now={now} />
          </div>
        </div>
      </div>
      <div className="vehicle-card__body">
        <CardFacts vehicle={vehicle} messages={site.messages} />
        {figures.length > 0 ? (
          <dl className="vehicle-card__figures numbers">
            {figures.map(({ key, value, unit }) => (
              <div key={key}>
                <dt>{text(`listing.column.${key}`)}</dt>
                <dd>
                  {key === 'year' ? value : formatNumber(value)}
                  {unit ? <span> {unit}</span> : null}
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        <div className="vehicle-card__foot" data-gst={lacksGst(vehicle, site) ? 'none' : undefined}>
          {note ? <p className="vehicle-card__note">{note}</p> : null}
          <Price vehicle={vehicle} site={site} />
          <CardEnd vehicle={vehicle} site={site} />
          <GarageButtons vehicle={vehicle} site={site} variant="row" />
        </div>
      </div>
    </article>
  );
});
