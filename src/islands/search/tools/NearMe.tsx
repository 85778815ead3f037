import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { formatKilometres } from '#domain/format.ts';
import type { NearPlace, PlaceDistance } from '#domain/near.ts';
import type { GeocoderEndpoint } from '#domain/site.ts';
import { createNearText, type NearText } from '#messages/near.ts';
import { $near, findNear, type NearState } from '#stores/near.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Field } from '#ui/Field.tsx';

export interface NearMeProps {
  geocoder: GeocoderEndpoint;
  places: readonly NearPlace[];
  messages: Record<string, string>;
  /** Locations that the listing is narrowed to. */
  chosen: readonly string[];
  onToggle: (name: string) => void;
}

const errors: Partial<Record<NearState['status'], Parameters<NearText>[0]>> = {
  invalid: 'near.invalid',
  unknown: 'near.unknown',
  failed: 'near.failed',
};

/** A postcode, and the dealer's locations from the nearest to the farthest, each a filter. */
export function NearMe({ geocoder, places, messages, chosen, onToggle }: NearMeProps) {
  const text = createNearText(messages);
  const near = useStore($near);
  const [typed, setTyped] = useState(near.postcode);
  const error = errors[near.status];
  const say = ({ kilometres }: PlaceDistance): string => {
    if (kilometres === null) return '';
    if (kilometres < 2) return text('near.here');
    return text('near.distance', { distance: formatKilometres(kilometres) });
  };
  return (
    <>
      <form
        className="near-me__form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void findNear(geocoder, typed, places);
        }}
      >
        <Field
          id="near-postcode"
          label={text('near.label')}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          required
          autoFocus
          value={typed}
          error={error && text(error)}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <Button type="submit" busy={near.status === 'asking'}>
          {text('near.find')}
        </Button>
      </form>
      <div role="status">
        {near.places.length > 0 ? (
          <fieldset className="near-me__places">
            <legend>{text('near.places')}</legend>
            {near.places.map((place) => (
              <Checkbox
                key={place.name}
                id={`near-${place.name}`}
                checked={chosen.includes(place.name)}
                onChange={() => onToggle(place.name)}
              >
                <span className="near-me__place">
                  <span>{place.name}</span>
                  <span className="near-me__distance numbers">{say(place)}</span>
                </span>
              </Checkbox>
            ))}
            <p className="field__hint">{text('near.note', { postcode: near.postcode })}</p>
          </fieldset>
        ) : null}
      </div>
    </>
  );
}
