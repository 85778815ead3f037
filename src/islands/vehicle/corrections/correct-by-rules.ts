import { flushSync } from 'react-dom';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { $loanGround } from '#stores/finance/finance.ts';
import { readToolRules } from '#stores/vehicle/tools.ts';
import { createFinanceProps } from '../../finance/finance-props.ts';
import { findLiveSection, liveSectionNames } from '../sections/live-sections.ts';
import type { LiveVehicleProps } from '../vehicle-props.ts';
import { createView, drawSections, listLackingRules, loadSections } from './correct-sections.ts';

const links = liveSectionNames.filter((name) => findLiveSection(name).leadsToTools);

/**
 * Draws what follows from a price or a certification and is untrue now: the estimate with everything the law asks for
 * beside it, the note of the programme, and calculators. Until the rules are here, or when they cannot be had, the page
 * says none of it. Throws ServiceError.
 *
 * @param readVehicle asked when rules and code are here: it may have changed once more meanwhile
 */
export async function correctByRules(readVehicle: () => Vehicle, live: LiveVehicleProps): Promise<void> {
  const [rules] = await Promise.all([
    readToolRules(),
    loadSections([...listLackingRules(readVehicle(), live), ...links]),
  ]);
  const vehicle = readVehicle();
  const names = listLackingRules(vehicle, live);
  const view = createView(vehicle, live, rules);
  // At once, so that nobody sees half of it.
  flushSync(() => {
    $loanGround.set(createFinanceProps(vehicle, { ...live.site, ...rules }, view.now));
    drawSections(names, view);
  });
  drawSections(links, createView(vehicle, live));
}
