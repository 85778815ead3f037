import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { FacetCounts } from '#domain/search/result.ts';
import { formatKilometres } from '#domain/site/format.ts';
import { findWithin, radii, type NearLocation } from '#domain/listing/near.ts';
import type { GeocoderEndpoint } from '#domain/location/geocoder.ts';
import type { NearText } from '#messages/listing/near.ts';
import { $near, findNear, type NearState } from '#stores/listing/near.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { LocationList } from './LocationList.tsx';

export interface NearMeProps {
  geocoder: GeocoderEndpoint;
  locations: readonly NearLocation[];
  counts: FacetCounts | undefined;
  text: NearText;
  /** Locations that the listing is narrowed to. */
  chosen: readonly string[];
  onToggle: (name: string) => void;
  onChoose: (names: readonly string[]) => void;
}

const errors: Partial<Record<NearState['status'], Parameters<NearText>[0]>> = {
  invalid: 'near.invalid',
  unknown: 'near.unknown',
  failed: 'near.failed',
};

/** A postcode, and the dealer's locations from the nearest to the farthest, each a filter, or all within a distance. */
export function NearMe({ geocoder, locations, counts, text, chosen, onToggle, onChoose }: NearMeProps) {
  const near = useStore($near);
  const [typed, setTyped] = useState(near.postcode);
  const [radius, setRadius] = useState('');
  const error = errors[near.status];
  const isFound = near.locations.length > 0;
  const within = radius === '' ? null : findWithin(near.locations, Number(radius));
  const note = (): string => {
    if (within?.length === 0) return text('near.noneWithin');
    return isFound ? text('near.note', { postcode: near.postcode }) : '';
  };
  const narrow = (value: string): void => {
    setRadius(value);
    onChoose(value === '' ? [] : findWithin(near.locations, Number(value)));
  };
  return (
    <>
      <form
        className="near-me__form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setRadius('');
          void findNear(geocoder, typed, locations);
        }}
      >
        <Field
          id="near-postcode"
          label={text('near.label')}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          required
          value={typed}
          error={error && text(error)}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <Button type="submit" busy={near.status === 'asking'}>
          {text('near.find')}
        </Button>
      </form>
      {isFound ? (
        <Select
          id="near-radius"
          label={text('near.within')}
          value={radius}
          options={[
            { value: '', label: text('near.anywhere') },
            ...radii.map((value) => ({ value: String(value), label: formatKilometres(value) })),
          ]}
          onChange={({ currentTarget: { value } }) => narrow(value)}
        />
      ) : null}
      <LocationList
        locations={isFound ? near.locations : locations.map(({ name }) => ({ name, kilometres: null }))}
        counts={counts}
        text={text}
        chosen={chosen}
        onToggle={onToggle}
      />
      <p className="field__hint" role="status">
        {note()}
      </p>
    </>
  );
}
