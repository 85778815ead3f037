import { estimateFinance } from '#domain/finance/estimate.ts';
import { findAdvantages, type Advantage } from '#domain/garage/advantages.ts';
import { formatKilograms, formatKilometres } from '#domain/site/format.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import { compareFeatures, compareSpecifications } from '#domain/garage/comparison.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { CompareText } from '#messages/garage/compare.ts';
import { sayValue, specificationMessages } from '#messages/vehicle/specifications.ts';
import { createText } from '#messages/site/text.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import type { CompareTableProps } from '#parts/garage/CompareTable.tsx';
import { CompareWeekly } from '#parts/garage/CompareWeekly.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { CompareSite } from './compare-site.ts';

type Groups = CompareTableProps['groups'];
type Lines = Groups[number]['lines'];

const formats = {
  price: formatMoney,
  km: formatKilometres,
  towing: formatKilograms,
};

function sayAdvantage({ key, by }: Advantage, text: CompareText): string {
  if (key === 'year') return text('compare.ahead.year', { count: by });
  return text(`compare.ahead.${key}`, { amount: formats[key](by) });
}

interface CompareContext {
  site: Pick<CompareSite, 'finance' | 'messages'>;
  text: CompareText;
  only: boolean;
  /** Epoch seconds. */
  now: number;
}

/** In what each vehicle is ahead, in words; nothing where none is. */
function drawAdvantages(vehicles: readonly Vehicle[], text: CompareText): Lines {
  const found = findAdvantages(vehicles);
  if (found.every(({ length }) => length === 0)) return [];
  const values = found.map((ahead) => (
    <ul key="ahead" className="compare__ahead" role="list">
      {ahead.map((one) => (
        <li key={one.key}>{sayAdvantage(one, text)}</li>
      ))}
    </ul>
  ));
  return [{ label: text('compare.ahead'), differs: false, values }];
}

/** All compared facts in words; `only` leaves out equal ones. */
export function createCompareGroups(
  vehicles: readonly Vehicle[],
  { site: { finance, messages }, text, only, now }: CompareContext,
): Groups {
  const label = createText(specificationMessages, messages);
  const condition = createVehicleText(messages);
  const unknown = <span className="compare__unknown">{text('compare.unknown')}</span>;
  const line = (name: string, values: (string | null)[]) => ({
    label: name,
    values: values.map((value) => (value === null ? unknown : sayValue(value, messages))),
    differs: new Set(values).size > 1,
  });
  const weekly = vehicles.map((vehicle) =>
    estimateFinance(vehicle, finance, now) ? (
      <CompareWeekly key={vehicle.id} {...{ vehicle, finance, messages, now }} />
    ) : null,
  );
  const facts = [
    line(
      text('compare.condition'),
      vehicles.map(({ carType }) => condition(`condition.${carType}`)),
    ),
    ...compareSpecifications(vehicles).map(({ key, values }) => line(label(`specification.${key}`), values)),
    line(
      text('compare.location'),
      vehicles.map(({ locationName }) => locationName),
    ),
  ];
  const features = compareFeatures(vehicles).map(({ key, values }) => ({
    label: key,
    // All of them differ: to mark each would mark none.
    differs: false,
    values: values.map((value) =>
      value === null ? (
        <span className="compare__unknown" key="lacks">
          {text('compare.lacks')}
        </span>
      ) : (
        <span className="compare__has" key="has">
          <Icon name="check" label={text('compare.has')} />
        </span>
      ),
    ),
  }));
  const chosen = facts.filter(({ differs }) => differs || !only);
  return [
    {
      label: null,
      lines: [
        ...drawAdvantages(vehicles, text),
        ...(weekly.some(Boolean)
          ? [
              {
                label: text('compare.weekly'),
                differs: false,
                values: weekly.map((value) => value ?? unknown),
              },
            ]
          : []),
        ...chosen,
      ],
    },
    ...(features.length > 0 ? [{ label: text('compare.features'), lines: features }] : []),
  ];
}
