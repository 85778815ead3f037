import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { SimilarVehicles } from '#parts/vehicle/similar/SimilarVehicles.tsx';
import { SimilarLive } from '../SimilarLive.tsx';
import type { SectionRow } from './section-row.ts';

/** Vehicles like the one of the page (VDP-22). */
export const similarSection = {
  similar: {
    area: 'wide',
    heading: ({ site }) => ({ id: 'similar', title: createVehicleText(site.messages)('vehicle.similar') }),
    draw: ({ vehicle, site, now, similar }) => {
      if (similar) return <SimilarVehicles of={vehicle} vehicles={similar} site={site} now={now} />;
      const most = site.similarVehicles?.most;
      return most === undefined ? null : <SimilarLive {...{ vehicle, site, most, now }} />;
    },
    box: '',
  },
} satisfies Record<string, SectionRow>;
