import { useCallback, useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { findStanding, type Location } from '#domain/location/location.ts';
import type { Site } from '#domain/site/site.ts';
import { readNamedVehicle } from '#domain/vehicle/named-vehicle.ts';
import { isWithdrawn } from '#domain/vehicle/withdrawn.ts';
import { createPrintText } from '#messages/page/print.ts';
import { EmptyState } from '#parts/listing/EmptyState.tsx';
import { PrintButtons } from '#parts/page/PrintButtons.tsx';
import { PrintSheet, type PrintSheetProps } from '#parts/page/PrintSheet.tsx';
import { $namedVehicle, findNamedVehicle, rereadNamedVehicle } from '#stores/vehicle/named-vehicle.ts';
import type { FoundVehicleState } from '#stores/vehicle/vehicle-finder.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { keepFresh } from '../garage/when-back.ts';
import { startPrinting } from './print-actions.ts';

export interface PrintVehicleProps {
  site: PrintSheetProps['site'] &
    Pick<Site, 'search' | 'stock' | 'listingPath' | 'apiUrl' | 'features'> & {
      vehicle: { print: boolean };
      /** Vehicles can be reserved here; left out where they cannot. */
      reserves?: true;
    };
  locations: Location[];
}

const looking: FoundVehicleState = { status: 'looking', vehicle: null, foundAt: 0 };

/** Opens the browser's print dialog once the picture has loaded, or after a short wait without it. */
async function printWhenWhole(sheet: HTMLElement): Promise<void> {
  const pictures = [...sheet.querySelectorAll('img')].map((picture) => picture.decode());
  await Promise.race([Promise.allSettled(pictures), new Promise((resolve) => setTimeout(resolve, 4_000))]);
  window.print();
}

/**
 * The page that prints the vehicle which its address names (ROUTE-12), as it is in stock at this moment. The print dialog
 * opens by itself, once.
 */
export function PrintVehicle({ site, locations }: PrintVehicleProps) {
  const { status, vehicle, foundAt } = useStore($namedVehicle, { ssr: () => looking });
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const text = createPrintText(site.messages);
  const { search, stock, reserves = false } = site;
  const look = useCallback((): void => {
    if (readNamedVehicle(window.location.search) === null) $namedVehicle.setKey('status', 'unknown');
    else void findNamedVehicle({ search, stock }, window.location.search);
  }, [search, stock]);
  useEffect(look, [look]);
  useEffect(() => keepFresh(reserves, () => rereadNamedVehicle(search)), [reserves, search]);
  useEffect(() => startPrinting(), []);
  useEffect(() => {
    if (vehicle) document.title = `${vehicle.name} | ${site.name}`;
  }, [vehicle, site.name]);
  useEffect(() => {
    if (sheet) void printWhenWhole(sheet);
  }, [sheet]);

  if (vehicle && !isWithdrawn(vehicle)) {
    return (
      <div ref={setSheet}>
        <div className="print-page__tools">
          <a href={`/cars/${vehicle.slug}/`}>{text('print.back')}</a>
          <PrintButtons vehicle={vehicle} site={site} printsHere />
        </div>
        <PrintSheet vehicle={vehicle} site={site} location={findStanding(vehicle, locations)} now={foundAt} />
      </div>
    );
  }
  // Only a browser comes this far, so its address may be read.
  if (vehicle || status === 'unknown')
    return (
      <EmptyState
        icon="printer"
        title={text(readNamedVehicle(window.location.search) ? 'print.unknown' : 'print.unnamed')}
        action={{ label: text('print.search'), href: site.listingPath }}
      />
    );
  if (status === 'failed') {
    return (
      <Alert tone="warning" title={text('print.failed')}>
        <Button variant="secondary" size="small" onClick={look}>
          {text('print.retry')}
        </Button>
      </Alert>
    );
  }
  return (
    <p role="status" className="print-page__looking">
      {text('print.looking')}
    </p>
  );
}
