import { formatMoney } from '#domain/site/numbers.ts';
import { GarageRow } from './GarageRow.tsx';
import { GarageSection } from './GarageSection.tsx';
import { drawWay, formatDay, type ThingListProps } from './thing-list.tsx';

/** Estimates of the shopper’s own cars, each with its day; one that is out of date says so. */
export function Valuations({ things: { valuations }, site, text, now }: ThingListProps) {
  if (valuations.length === 0) return null;
  return (
    <GarageSection
      id="valuations"
      title={text('myGarage.valuations')}
      count={valuations.length}
      action={drawWay(site.valuationPage, text('myGarage.valueAgain'))}
    >
      <ul className="garage-rows" role="list">
        {valuations.map((one) => {
          const isOver = one.validUntil < now;
          const day = formatDay(one.valuedAt, site.timezone);
          const until = formatDay(one.validUntil, site.timezone);
          return (
            <GarageRow
              key={`${one.car} ${one.valuedAt}`}
              icon="tag"
              title={[one.car, one.registration].filter(Boolean).join(' · ')}
              lines={[
                // A figure of then is no offer of now.
                ...(isOver
                  ? []
                  : [text('myGarage.valuation', { low: formatMoney(one.low), high: formatMoney(one.high) })]),
                isOver ? text('myGarage.outdated', { day }) : text('myGarage.validUntil', { day, until }),
              ]}
            />
          );
        })}
      </ul>
    </GarageSection>
  );
}
