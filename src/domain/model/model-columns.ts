import { columnKeys, columns, type ColumnKey } from '../listing/columns.ts';
import { findSpan, type Span } from '../listing/span.ts';
import type { CardVehicle } from '../vehicle/vehicle.ts';

/** A figure of a model, from … to … among those that are here. */
export interface ModelFigure extends Span {
  key: ColumnKey;
}

/** Figures of one vehicle, not of its model. */
const ownFigures: readonly ColumnKey[] = ['year', 'km', 'hours'];

/** The figures that the dealer compares stock by, as far as vehicles of the model state them, in the dealer's order. */
export const listModelColumns = (
  vehicles: readonly CardVehicle[],
  keys: readonly ColumnKey[],
): ModelFigure[] =>
  keys
    .filter((key) => !ownFigures.includes(key))
    .flatMap((key) => {
      const span = findSpan(vehicles.map(columns[key].read));
      return span ? [{ key, ...span }] : [];
    });

/** The figures that any of these models states: a list of lines has a column for each. */
export const listStatedColumns = (
  models: readonly { figures: readonly Pick<ModelFigure, 'key'>[] }[],
): ColumnKey[] =>
  columnKeys.filter((column) => models.some(({ figures }) => figures.some(({ key }) => key === column)));
