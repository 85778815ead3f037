import type { Vehicle } from './vehicle.ts';

/** What stands on the picture of a certified used vehicle (TAG-02, VDP-21). */
export interface CertifiedTag {
  /** Make of the vehicles that it is for. */
  make: string;
  /** Words, also of the image: 'Toyota certified used'. */
  label: string;
  image: { src: string; width: number; height: number } | null;
}

/** A programme for certified used vehicles of one make, as its dealer states it (VDP-21). */
export interface CertifiedProgramme extends CertifiedTag {
  name: string;
  text: string;
  /** What was checked or comes with it, one point each. */
  checks: string[];
  /** What is warranted, in the words of who warrants it. */
  warranty: string | null;
  /** Where all conditions stand. */
  link: { label: string; href: string } | null;
}

type Certifiable = Pick<Vehicle, 'certified' | 'carType' | 'make'>;

/** Compares makes as feeds spell them. */
const isSameMake = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whether a used vehicle is certified, and of a make that this dealer certifies (TAG-02, CARD-08). */
export const isCertified = ({ certified, carType, make }: Certifiable, makes: readonly string[]): boolean =>
  certified && carType === 'used' && makes.some((name) => isSameMake(name, make));

/** The programme, or its tag, that a make has; null when it has none of its own. */
export const findOfMake = <Entry extends CertifiedTag>(
  entries: readonly Entry[],
  make: string,
): Entry | null => entries.find((entry) => isSameMake(entry.make, make)) ?? null;
