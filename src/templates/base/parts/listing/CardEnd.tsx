import { findCardLocation } from '#domain/listing/card-location.ts';
import { Icon } from '#ui/Icon.tsx';
import { CardActions } from './CardActions.tsx';
import type { CardProps } from './CardFrame.tsx';

/** The end of a card: where the vehicle stands, and what can be done from here. */
export function CardEnd({ vehicle, site }: Pick<CardProps, 'vehicle' | 'site'>) {
  const location = site.card.located ? findCardLocation(vehicle, site.card) : null;
  return (
    <>
      {location ? (
        <p className="vehicle-card__location">
          <Icon name="pin" size={16} />
          {location}
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
