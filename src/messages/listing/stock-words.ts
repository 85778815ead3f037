import type { StockKind } from '#domain/vehicle/stock-kind.ts';
import type { CarType } from '#domain/vehicle/vehicle.ts';
import { vehicleMessages } from '../vehicle/vehicle.ts';
import { createText, enumerate } from '../site/text.ts';

/** What a stock is of, within sentences; an s makes it plural. */
export const stockWordsMessages = {
  'kind.car': 'car',
  'kind.motorcycle': 'motorcycle',
  'kind.truck': 'truck',
  'kind.caravan': 'caravan',
  'kind.machine': 'machine',
  'kind.vehicle': 'vehicle',
  'preset.heading': '{conditions} {kind}s',
  'preset.allConditions': 'All Conditions',
} as const;

type Overrides = Readonly<Record<string, string>>;

/** The word for one vehicle of a stock: 'car', or 'vehicle' where there are caravans too. */
export const nameKind = (kind: StockKind, overrides: Overrides): string =>
  createText(stockWordsMessages, overrides)(`kind.${kind}`);

/** A condition in the dealer's own word (CARD-07). */
export const nameCondition = (condition: CarType, overrides: Overrides): string =>
  createText(vehicleMessages, overrides)(`condition.${condition}`);

const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** One vehicle of a condition as a title, for example 'Used Car'; `null` is any condition. */
export const nameType = (condition: CarType | null, kind: StockKind, overrides: Overrides): string =>
  [condition && nameCondition(condition, overrides), capitalise(nameKind(kind, overrides))]
    .filter(Boolean)
    .join(' ');

/** The heading of a ready-made listing (ROUTE-02): 'Used cars', 'New and demo vehicles'. */
export function headPreset(conditions: readonly CarType[], kind: StockKind, overrides: Overrides): string {
  const [first = '', ...others] = conditions.map((condition) => nameCondition(condition, overrides));
  return createText(stockWordsMessages, overrides)('preset.heading', {
    conditions: enumerate([first, ...others.map((word) => word.toLowerCase())]),
    kind: nameKind(kind, overrides),
  });
}

/** A ready-made listing in a menu: 'Used', 'New and Demo'; three conditions are all there are. */
export const labelPreset = (conditions: readonly CarType[], overrides: Overrides): string =>
  conditions.length > 2
    ? createText(stockWordsMessages, overrides)('preset.allConditions')
    : enumerate(conditions.map((condition) => nameCondition(condition, overrides)));
