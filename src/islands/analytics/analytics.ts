import { choose } from '#stores/analytics/consent.ts';
import { openBanner } from './banner.ts';
import { followMeasuring } from './follow-measuring.ts';
import type { MeasureSettings } from './measure.ts';

/** Asks for consent and then measures the visit (EVT-03). */
export function startAnalytics(section: HTMLElement): void {
  const banner = openBanner(section, choose);
  followMeasuring(JSON.parse(section.dataset['consent'] ?? '') as MeasureSettings, banner.draw);
}
