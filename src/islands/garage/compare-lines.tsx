import { compareFeatures, compareSpecifications } from '#domain/garage/comparison.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { CompareText } from '#messages/garage/compare.ts';
import { sayValue, specificationMessages } from '#messages/vehicle/specifications.ts';
import { createText } from '#messages/site/text.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import type { CompareTableProps } from '#parts/garage/CompareTable.tsx';
import { Icon } from '#ui/Icon.tsx';

type Groups = CompareTableProps['groups'];

/** All compared facts in words; `only` leaves out equal ones. */
export function createCompareGroups(
  vehicles: readonly Vehicle[],
  { messages, text, only }: { messages: Record<string, string>; text: CompareText; only: boolean },
): Groups {
  const label = createText(specificationMessages, messages);
  const condition = createVehicleText(messages);
  const unknown = (
    <span className="compare__unknown">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{text('compare.unknown')}</span>
    </span>
  );
  const line = (name: string, values: (string | null)[]) => ({
    label: name,
    values: values.map((value) => (value === null ? unknown : sayValue(value, messages))),
    differs: new Set(values).size > 1,
  });
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
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">{text('compare.lacks')}</span>
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
    { label: null, lines: chosen },
    ...(features.length > 0 ? [{ label: text('compare.features'), lines: features }] : []),
  ];
}
