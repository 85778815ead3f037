import { CertifiedNote } from '#parts/vehicle/CertifiedNote.tsx';
import type { SectionRow } from './section-row.ts';

/** The note of the programme that a vehicle is certified by (VDP-21). */
export const certifiedSection = {
  certified: {
    area: 'keeping',
    draw: ({ vehicle, site }) => (
      <CertifiedNote vehicle={vehicle} site={site} programmes={site.certified ?? []} />
    ),
    box: 'vehicle-summary__note',
  },
} satisfies Record<string, SectionRow>;
