import type { FinanceRules } from '#domain/finance/rules.ts';
import type { VehicleDocument } from '#services/wire/vehicle-document.ts';
import type { Choice } from '../choice.ts';
import type { Paint } from '../paint.ts';
import type { Random } from '../random.ts';

export interface CaseContext {
  document: VehicleDocument;
  choice: Choice;
  paint: Paint;
  random: Random;
  /** Epoch seconds that every date is counted from. */
  now: number;
  imageBase: string;
  subscriptions: boolean;
  /** Null where the dealer advertises no credit. */
  finance: FinanceRules | null;
}

/**
 * One way in which a vehicle differs from the everyday one. `share` is the part of the yard that has it; at least
 * one vehicle of every yard has each case that fits any of its vehicles.
 */
export interface SampleCase {
  name: string;
  share: number;
  fits?: (context: CaseContext) => boolean;
  /** The fields that change; undefined takes a field away. */
  change: (context: CaseContext) => { [Key in keyof VehicleDocument]?: VehicleDocument[Key] | undefined };
}

export const day = 86_400;
