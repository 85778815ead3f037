import { map } from 'nanostores';
import { isTelling, type AutoGauge } from '#domain/vehicle/autogauge.ts';
import { fetchAutoGauge } from '#services/vehicle/autogauge.ts';

export interface AutoGaugeState {
  status: 'loading' | 'shown' | 'hidden';
  gauge: AutoGauge | null;
}

export const $autogauge = map<AutoGaugeState>({ status: 'loading', gauge: null });

/**
 * Asks for the comparison. It is hidden when it has nothing to say, or after a failure, which the console explains
 * (GAUG-03). An unknown vehicle is normal and logged as a detail only.
 */
export async function readAutoGauge(apiUrl: string, slug: string): Promise<void> {
  try {
    const gauge = await fetchAutoGauge(apiUrl, slug);
    if (!gauge) console.debug('There is no price comparison for this vehicle.');
    $autogauge.set(
      gauge && isTelling(gauge) ? { status: 'shown', gauge } : { status: 'hidden', gauge: null },
    );
  } catch (error) {
    console.warn('The price comparison could not be read.', error);
    $autogauge.set({ status: 'hidden', gauge: null });
  }
}
