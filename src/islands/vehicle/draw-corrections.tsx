import { createRoot } from 'react-dom/client';
import { isAvailable } from '#domain/availability.ts';
import { createVehicleData } from '#domain/structured-data.ts';
import { formatPriceType } from '#messages/price.ts';
import { Corrections } from './Corrections.tsx';
import { replaceStructuredData } from './structured-data.ts';
import type { LiveVehicleProps } from './vehicle-props.ts';

/** Corrects the page and its markup for search engines after a vehicle that has changed. */
export function drawCorrections(properties: LiveVehicleProps): void {
  const { vehicle, site } = properties;
  replaceStructuredData(createVehicleData(vehicle, site, formatPriceType(vehicle.priceType, site.messages)));
  // Sections that have not woken yet still offer an enquiry about what is gone.
  document.body.toggleAttribute('data-gone', !isAvailable(properties.vehicle));
  createRoot(document.createElement('div')).render(<Corrections {...properties} />);
}
