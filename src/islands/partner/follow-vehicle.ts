import type { EventParameters } from '#domain/analytics/events.ts';
import { $liveVehicle } from '#stores/vehicle/live-vehicle.ts';
import { describePageItem } from '../analytics/page-item.ts';

/** Hears of each change of the page's vehicle, and of one that has been found already. */
export function followVehicle(hear: (item: EventParameters) => void, signal: AbortSignal): void {
  signal.addEventListener(
    'abort',
    $liveVehicle.subscribe(({ changed }) => {
      if (changed) hear(describePageItem(changed));
    }),
  );
}
