import './VehicleSummary.css';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { canCalculateFinance } from '#domain/finance/estimate.ts';
import type { Location } from '#domain/location/location.ts';
import { findContact } from '#domain/vehicle/contact.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { CertifiedNote } from '#parts/vehicle/CertifiedNote.tsx';
import { CardFacts } from '#parts/listing/CardFacts.tsx';
import { FinanceEstimate } from '#parts/finance/FinanceEstimate.tsx';
import { GarageButtons } from '#parts/garage/GarageButtons.tsx';
import { MarketNote } from '#parts/vehicle/MarketNote.tsx';
import { PaperButtons } from '#parts/page/PrintButtons.tsx';
import { Price } from '#parts/vehicle/Price.tsx';
import { ShareBar } from '#parts/page/ShareBar.tsx';
import { TagBanner } from '#parts/listing/TagBanner.tsx';
import { VehicleActions } from '#parts/vehicle/VehicleActions.tsx';
import { VehicleName } from '#parts/vehicle/VehicleName.tsx';
import type { VehiclePageSite } from './vehicle-site.ts';

export interface VehicleSummaryProps {
  vehicle: Vehicle;
  site: VehiclePageSite;
  location: Location | null;
  now: number;
}

/**
 * Title, price and actions (VDP-13). What may have changed since the build stands in boxes marked `data-live`, which
 * the live vehicle island redraws.
 */
export function VehicleSummary({ vehicle, site, location, now }: VehicleSummaryProps) {
  return (
    <div className="vehicle-summary">
      <div className="vehicle-summary__tag" data-live="tag">
        <TagBanner vehicle={vehicle} site={site} now={now} />
      </div>
      <h1 className="vehicle-summary__title">
        <VehicleName name={vehicle.name} />
      </h1>
      <CardFacts vehicle={vehicle} messages={site.messages} className="vehicle-summary__facts" />
      <div className="vehicle-summary__note" data-certified="">
        <CertifiedNote vehicle={vehicle} site={site} programmes={site.certified ?? []} />
      </div>
      <div className="vehicle-summary__price" data-live="price">
        {isAvailable(vehicle) ? <Price vehicle={vehicle} site={site} size="large" /> : null}
      </div>
      <div className="vehicle-summary__note" data-live="market">
        <MarketNote vehicle={vehicle} site={site} />
      </div>
      <GarageButtons vehicle={vehicle} site={site} place="page" />
      <div data-live="actions">
        <VehicleActions
          vehicle={vehicle}
          site={site}
          contact={findContact(vehicle.carType, location, site)}
          hasMap={site.features.vehicleMap && location !== null}
          hasCalculator={canCalculateFinance(vehicle, site.finance ?? null)}
        />
      </div>
      {site.vehicleActions.includes('share') ? <ShareBar vehicle={vehicle} site={site} /> : null}
      <PaperButtons vehicle={vehicle} site={site} />
      <div className="vehicle-summary__note" data-estimate="">
        <FinanceEstimate
          vehicle={vehicle}
          finance={site.finance ?? null}
          messages={site.messages}
          now={now}
        />
      </div>
    </div>
  );
}
