import type { LiveFields } from '#domain/vehicle/live-fields.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { findLiveSection, liveSectionNames, type LiveSectionName } from '../sections/live-sections.ts';

/** The vehicle that a section was last drawn from. */
export type ShownVehicles = ReadonlyMap<LiveSectionName, Vehicle>;

/** Whether a section shows one vehicle as it would show the other. */
export function looksSame(name: LiveSectionName, shown: LiveFields, now: LiveFields): boolean {
  const list = findLiveSection(name).shows;
  const values = list(now);
  return list(shown).every((value, index) => value === values[index]);
}

/**
 * The sections of an open page that are untrue of its vehicle now (VDP-30).
 *
 * @param shown those that were drawn since; all others show the vehicle of the build
 */
export const findStale = (built: Vehicle, shown: ShownVehicles, now: Vehicle): LiveSectionName[] =>
  liveSectionNames.filter((name) => !looksSame(name, shown.get(name) ?? built, now));
