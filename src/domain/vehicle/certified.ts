import { isSameName } from '../site/same-name.ts';
import type { SiteSettings } from '../site/settings.ts';
import type { Vehicle } from './vehicle.ts';

/** What stands on the picture of a certified used vehicle (TAG-02, VDP-21). */
export type CertifiedTag = Pick<CertifiedProgramme, 'make' | 'label' | 'image'>;

/** A programme for certified used vehicles of one make, as its dealer states it (VDP-21). */
export type CertifiedProgramme = SiteSettings['certified'][number];

type Certifiable = Pick<Vehicle, 'certified' | 'carType' | 'make'>;

/** Whether a used vehicle is certified, and of a make that this dealer certifies (TAG-02, CARD-08). */
export const isCertified = ({ certified, carType, make }: Certifiable, makes: readonly string[]): boolean =>
  certified && carType === 'used' && makes.some((name) => isSameName(name, make));

/** The programme, or its tag, that a make has; null when it has none of its own. */
export const findOfMake = <Entry extends CertifiedTag>(
  entries: readonly Entry[],
  make: string,
): Entry | null => entries.find((entry) => isSameName(entry.make, make)) ?? null;
