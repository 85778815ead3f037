import { findCardPlace } from '#domain/listing/card-place.ts';
import { Icon } from '#ui/Icon.tsx';
import { CardActions } from './CardActions.tsx';
import type { CardProps } from './CardFrame.tsx';

/** The end of a card: where the vehicle stands, and what can be done from here. */
export function CardEnd({ vehicle, site }: Pick<CardProps, 'vehicle' | 'site'>) {
  const place = findCardPlace(vehicle, site.card);
  return (
    <>
      {place ? (
        <p className="vehicle-card__place">
          <Icon name="pin" size={16} />
          {place}
        </p>
      ) : null}
      <CardActions
        vehicle={vehicle}
        listingPath={site.listingPath}
        rules={site.card}
        messages={site.messages}
      />
    </>
  );
}
