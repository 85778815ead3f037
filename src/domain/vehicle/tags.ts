import type { WrittenSettings } from '../site/settings.ts';
import { isAvailable } from './availability.ts';
import { isCertified, type CertifiedTag } from './certified.ts';
import type { CardVehicle } from './vehicle.ts';
import { isWithdrawn } from './withdrawn.ts';

/** The settings of tags; makes with a programme are among `certifiedUsedMakes`. */
export type TagRules = WrittenSettings['tags'] & {
  /** Tags of makes whose programme has words of its own. */
  certifiedTags: CertifiedTag[];
};

/** A banner of a vehicle; `text` only where the dealer wrote it. */
export type Tag =
  | { kind: 'sold' | 'certified' | 'reserved' | 'electric' | 'hybrid' | 'comingSoon' | 'new' | 'arrived' }
  | { kind: 'custom'; text: string };

const day = 86_400;

/** Chooses the banner by priority (TAG-02, TAG-03), or null. `now` is in epoch seconds. */
export function chooseTag(vehicle: CardVehicle, rules: TagRules, now: number): Tag | null {
  // Whether it was sold is not known, so no banner says so.
  if (isWithdrawn(vehicle)) return null;
  if (!isAvailable(vehicle)) return { kind: 'sold' };
  if (vehicle.tag) return { kind: 'custom', text: vehicle.tag };
  if (isCertified(vehicle, rules.certifiedUsedMakes)) return { kind: 'certified' };
  if (vehicle.reserved) return { kind: 'reserved' };
  const fuel = vehicle.fuel?.toLowerCase() ?? '';
  if (rules.tagElectric && fuel.includes('hybrid')) return { kind: 'hybrid' };
  if (rules.tagElectric && fuel.includes('electric')) return { kind: 'electric' };
  if (vehicle.status === 'coming_soon') return { kind: 'comingSoon' };
  const isFresh = vehicle.createdAt !== null && now - vehicle.createdAt <= rules.newArrivalDays * day;
  if (!isFresh) return null;
  // "New" above a used car would be read as its condition (LEGAL 8, TAG-04).
  return { kind: vehicle.carType === 'new' ? 'new' : 'arrived' };
}

/**
 * The banners of a vehicle: the first by priority and, beside one that would hide it, that somebody has reserved the vehicle.
 * `now` is in epoch seconds.
 */
export function listTags(vehicle: CardVehicle, rules: TagRules, now: number): Tag[] {
  const tag = chooseTag(vehicle, rules, now);
  if (!tag) return [];
  const isHidden = vehicle.reserved && (tag.kind === 'custom' || tag.kind === 'certified');
  return isHidden ? [tag, { kind: 'reserved' }] : [tag];
}
