import './AddressLines.css';
import type { Address } from '#domain/location/location.ts';

export interface AddressLinesProps {
  address: Address;
}

/** A postal address in two lines. */
export function AddressLines({ address }: AddressLinesProps) {
  return (
    <address className="address">
      {address.street}
      <br />
      {address.suburb} {address.state} {address.postcode}
    </address>
  );
}
