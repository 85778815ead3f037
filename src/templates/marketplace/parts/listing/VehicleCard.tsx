import './VehicleCard.css';
import { memo } from 'react';
import { CardEnd } from '#parts/listing/CardEnd.tsx';
import { CardFacts } from '#parts/listing/CardFacts.tsx';
import { CardFrame } from '#parts/listing/CardFrame.tsx';
import { CardName } from '#parts/listing/CardName.tsx';
import { Price } from '#parts/vehicle/Price.tsx';
import type { VehicleCardProps } from '#parts/listing/VehicleCard.tsx';
import { Icon } from '#ui/Icon.tsx';

/** A dense card: the price stands above the title's facts, numbers everywhere (CARD-02…04). */
export const VehicleCard = memo(function VehicleCard({
  headingLevel: Heading = 'h3',
  note = null,
  ...card
}: VehicleCardProps) {
  const { vehicle, site } = card;
  const photos = (vehicle.photosCount ?? 0) > 1 && (
    <span className="vehicle-card__photos numbers">
      <Icon name="camera" size={14} />
      {vehicle.photosCount}
    </span>
  );
  return (
    <CardFrame
      {...card}
      over={photos}
      widths={[320, 480, 640]}
      sizes="(width >= 992px) 290px, (width >= 576px) 45vw, 92vw"
    >
      <Heading className="vehicle-card__title">
        <a href={`/cars/${vehicle.slug}/`}>
          <CardName vehicle={vehicle} />
        </a>
      </Heading>
      <div className="vehicle-card__foot">
        {note ? <p className="vehicle-card__note">{note}</p> : null}
        <Price vehicle={vehicle} site={site} />
        <CardFacts vehicle={vehicle} messages={site.messages} />
        <CardEnd vehicle={vehicle} site={site} />
      </div>
    </CardFrame>
  );
});
