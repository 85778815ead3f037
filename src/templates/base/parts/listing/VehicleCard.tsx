import './VehicleCard.css';
import { memo } from 'react';
import { CardEnd } from '#parts/listing/CardEnd.tsx';
import { CardFacts } from '#parts/listing/CardFacts.tsx';
import { CardFrame, type CardProps } from '#parts/listing/CardFrame.tsx';
import { CardName } from '#parts/listing/CardName.tsx';
import { Price } from '#parts/vehicle/Price.tsx';

export interface VehicleCardProps extends CardProps {
  headingLevel?: 'h2' | 'h3';
  /** One line above the price, for example that it fell. */
  note?: string | null;
}

/** One vehicle in a list (CARD-02…04). The whole card is one link; the picture is the largest thing on it. */
export const VehicleCard = memo(function VehicleCard({
  headingLevel: Heading = 'h3',
  note = null,
  ...card
}: VehicleCardProps) {
  const { vehicle, site } = card;
  return (
    <CardFrame
      {...card}
      widths={[320, 480, 640, 960]}
      sizes="(width >= 1200px) 300px, (width >= 768px) 45vw, 92vw"
    >
      <div>
        <Heading className="vehicle-card__title">
          <a href={`/cars/${vehicle.slug}/`}>
            <CardName vehicle={vehicle} />
          </a>
        </Heading>
      </div>
      <CardFacts vehicle={vehicle} messages={site.messages} />
      <div className="vehicle-card__foot">
        {note ? <p className="vehicle-card__note">{note}</p> : null}
        <Price vehicle={vehicle} site={site} />
        <CardEnd vehicle={vehicle} site={site} />
      </div>
    </CardFrame>
  );
});
