import { FinanceEstimate } from '#parts/finance/FinanceEstimate.tsx';
import type { SectionRow } from './section-row.ts';

/** What a vehicle costs a week, with everything the law asks for beside it (FEST). */
export const estimateSection = {
  estimate: {
    area: 'estimate',
    draw: ({ vehicle, site, now }) => (
      <FinanceEstimate
        vehicle={vehicle}
        finance={site.finance ?? null}
        prices={site.price}
        messages={site.messages}
        now={now}
      />
    ),
    box: 'vehicle-summary__note',
  },
} satisfies Record<string, SectionRow>;
