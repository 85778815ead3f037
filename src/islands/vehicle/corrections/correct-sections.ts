import { flushSync } from 'react-dom';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { ToolRules } from '#domain/vehicle/tools.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { drawInto } from '../draw-into.ts';
import { findLiveSection, liveSectionNames, type LiveSectionName } from '../sections/live-sections.ts';
import type { SectionRow } from '../sections/section-row.ts';
import type { VehicleView } from '../sections/vehicle-view.ts';
import type { LiveVehicleProps } from '../vehicle-props.ts';
import { findStale } from './stale-sections.ts';

/** What sections show that were drawn since the build. */
const shown = new Map<LiveSectionName, Vehicle>();
/** The rows whose code is here. */
const rows = new Map<LiveSectionName, SectionRow>();

const findBoxes = (name: LiveSectionName): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-live="${name}"]`),
];

export const needsRules = (name: LiveSectionName): boolean => findLiveSection(name).needsRules === true;

const hasSection = (id: string): boolean => document.getElementById(id)?.hidden === false;

/** The view of the current vehicle. The page itself tells which targets its buttons have. */
export function createView(
  vehicle: Vehicle,
  { site, contact }: LiveVehicleProps,
  rules?: ToolRules,
): VehicleView {
  return {
    vehicle,
    site: { ...site, ...rules },
    location: null,
    contact,
    map: [],
    now: Math.floor(Date.now() / 1_000),
    hasMap: hasSection('vehicle-map'),
    hasCalculator: hasSection('finance'),
  };
}

/** Fetches the code of sections that this page has a box for, so that `drawSections` can draw them. */
export async function loadSections(names: readonly LiveSectionName[]): Promise<void> {
  const missing = names.filter((name) => !rows.has(name) && findBoxes(name).length > 0);
  await Promise.all(
    missing.map(async (name) => {
      const row = (await findLiveSection(name).load())[name];
      if (row) rows.set(name, row);
    }),
  );
}

/** Draws sections anew in their boxes, all in one picture; one that has nothing to say leaves none. */
export function drawSections(names: readonly LiveSectionName[], view: VehicleView): void {
  flushSync(() => {
    for (const name of names) {
      const [row, boxes] = [rows.get(name), findBoxes(name)];
      // One that became stale while code was fetched is drawn by its own change.
      if (boxes.length > 0 && !row) continue;
      shown.set(name, view.vehicle);
      for (const box of boxes) {
        const content = row?.draw(view) ?? null;
        drawInto(box, content);
        box.hidden = content === null;
      }
    }
  });
}

/** Hides sections by rules that the page lacks while they are untrue, and shows them when they are true again. */
function hideUntrue(stale: readonly LiveSectionName[], vehicle: Vehicle): void {
  for (const name of liveSectionNames.filter(needsRules)) {
    const isUntrue = !isAvailable(vehicle) || stale.includes(name);
    for (const box of findBoxes(name)) box.hidden = isUntrue || box.childElementCount === 0;
  }
}

/** The sections of the page that are untrue of its vehicle now. */
export const listStale = (vehicle: Vehicle, { vehicle: built }: LiveVehicleProps): LiveSectionName[] =>
  findStale(built, shown, vehicle);

/** Those of them that nothing needs to be fetched for but their code. */
export const listPlainStale = (vehicle: Vehicle, live: LiveVehicleProps): LiveSectionName[] =>
  listStale(vehicle, live).filter((name) => !needsRules(name));

/** Draws stale sections anew. Those that need rules are hidden until `correctByRules` draws them. */
export function correctSections(vehicle: Vehicle, live: LiveVehicleProps): void {
  hideUntrue(listStale(vehicle, live), vehicle);
  drawSections(listPlainStale(vehicle, live), createView(vehicle, live));
}

/** What is stale and follows from a price or a certification; nothing does of a vehicle that cannot be had. */
export const listLackingRules = (vehicle: Vehicle, live: LiveVehicleProps): LiveSectionName[] =>
  isAvailable(vehicle) ? listStale(vehicle, live).filter(needsRules) : [];
