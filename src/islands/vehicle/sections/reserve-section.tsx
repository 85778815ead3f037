import { ReserveSection } from '#parts/reservation/ReserveSection.tsx';
import type { SectionRow } from './section-row.ts';

/** Reserve Online, which goes when somebody else is faster (VDP-08, RSV-01). */
export const reserveSection = {
  reserve: {
    area: 'details',
    draw: ({ vehicle, site }) =>
      site.reserve ? (
        <ReserveSection vehicle={vehicle} rules={site.reserve} messages={site.messages} />
      ) : null,
    box: '',
  },
} satisfies Record<string, SectionRow>;
