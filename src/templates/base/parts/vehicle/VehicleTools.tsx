import './VehicleTools.css';
import { createShareUrl } from '#domain/page/share-links.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { GarageButtons } from '#parts/garage/GarageButtons.tsx';
import { PrintButtons } from '#parts/page/PrintButtons.tsx';
import { ShareBar } from '#parts/page/ShareBar.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { VehiclePageSite } from './vehicle-site.ts';

export interface VehicleToolsProps {
  vehicle: Vehicle;
  site: VehiclePageSite;
}

/** What does not lead to a sale: save, compare, and behind one button sharing, printing and the PDF. */
export function VehicleTools({ vehicle, site }: VehicleToolsProps) {
  const shares = site.vehicle.actions.includes('share');
  const prints = site.vehicle.print || (site.features.pdf && site.apiUrl !== null);
  return (
    <div className="vehicle-tools">
      <GarageButtons vehicle={vehicle} site={site} variant="page" />
      {shares || prints ? (
        <details className="vehicle-tools__more">
          <summary>
            <Icon name="share" />
            {createVehicleText(site.messages)('vehicle.shareAndPrint')}
          </summary>
          <div className="vehicle-tools__ways">
            {shares ? (
              <ShareBar
                url={createShareUrl(site.url, vehicle.slug)}
                name={vehicle.name}
                feedback={site.vehicle.share.feedback}
                messages={site.messages}
              />
            ) : null}
            <PrintButtons vehicle={vehicle} site={site} />
          </div>
        </details>
      ) : null}
    </div>
  );
}
