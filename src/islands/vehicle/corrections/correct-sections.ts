import { flushSync } from 'react-dom';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { ToolRules } from '#domain/vehicle/tools.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { $loanGround } from '#stores/finance/finance.ts';
import { readToolRules } from '#stores/vehicle/tools.ts';
import { createFinanceProps } from '../../finance/finance-props.ts';
import { drawInto } from '../draw-into.ts';
import { sectionNames, sectionTable, type SectionName } from '../sections/section-table.ts';
import { createVehicleView, type VehicleView } from '../sections/vehicle-view.ts';
import type { LiveVehicleProps } from '../vehicle-props.ts';
import { findStale } from './stale-sections.ts';

/** What sections show that were drawn since the build. */
const shown = new Map<SectionName, Vehicle>();

const findBoxes = (name: SectionName): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-live="${name}"]`),
];

const needsRules = (name: SectionName): boolean => sectionTable[name].needsRules === true;

const hasSection = (id: string): boolean => document.getElementById(id)?.hidden === false;

/** What is drawn of the vehicle as it is now; what buttons can lead to is read off the page. */
function createView(vehicle: Vehicle, { site, contact }: LiveVehicleProps, rules?: ToolRules): VehicleView {
  const now = Math.floor(Date.now() / 1_000);
  return {
    ...createVehicleView({ vehicle, site: { ...site, ...rules }, location: null, map: [], now }),
    contact,
    hasMap: hasSection('vehicle-map'),
    hasCalculator: hasSection('finance'),
  };
}

/** Draws sections anew in their boxes; one that has nothing to say leaves none. */
function draw(names: readonly SectionName[], view: VehicleView): void {
  for (const name of names) {
    shown.set(name, view.vehicle);
    for (const box of findBoxes(name)) {
      const content = sectionTable[name].draw(view);
      drawInto(box, content);
      box.hidden = content === null;
    }
  }
}

/**
 * Hides what follows from rules that the page does not have, while it would say something untrue, and shows again what is
 * true once more.
 */
function hideUntrue(stale: readonly SectionName[], vehicle: Vehicle): void {
  for (const name of sectionNames.filter(needsRules)) {
    const isUntrue = !isAvailable(vehicle) || stale.includes(name);
    for (const box of findBoxes(name)) box.hidden = isUntrue || box.childElementCount === 0;
  }
}

/** The sections of the page that say something untrue of its vehicle as it is now. */
export const listStale = (vehicle: Vehicle, { vehicle: built }: LiveVehicleProps): SectionName[] =>
  findStale(built, shown, vehicle);

/** Draws what is stale anew, except what needs rules: that is hidden until `correctByRules` has drawn it. */
export function correctSections(vehicle: Vehicle, live: LiveVehicleProps): void {
  const stale = listStale(vehicle, live);
  hideUntrue(stale, vehicle);
  const names = stale.filter((name) => !needsRules(name));
  flushSync(() => draw(names, createView(vehicle, live)));
}

/**
 * Draws what follows from a price or a certification and is untrue now: the estimate with everything the law asks for
 * beside it, the note of the programme, and calculators. Until the rules are here, or when they cannot be had, the page
 * says none of it. Throws ServiceError.
 *
 * @param readVehicle asked when the rules are here: it may have changed once more meanwhile
 */
export async function correctByRules(readVehicle: () => Vehicle, live: LiveVehicleProps): Promise<void> {
  const lacksRules = (vehicle: Vehicle): SectionName[] =>
    isAvailable(vehicle) ? listStale(vehicle, live).filter(needsRules) : [];
  if (lacksRules(readVehicle()).length === 0) return;
  const rules = await readToolRules();
  const vehicle = readVehicle();
  const names = lacksRules(vehicle);
  const view = createView(vehicle, live, rules);
  // At once, so that nobody sees half of it.
  flushSync(() => {
    $loanGround.set(createFinanceProps(vehicle, { ...live.site, ...rules }, view.now));
    draw(names, view);
  });
  const links = sectionNames.filter((name) => sectionTable[name].leadsToTools);
  flushSync(() => draw(links, createView(vehicle, live)));
}
