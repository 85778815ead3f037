import './Calculator.css';
import { formatCents, formatTenths } from '#domain/site/format.ts';
import { formatMoney, formatNumber } from '#domain/site/numbers.ts';
import { calculateFuelCost, type Energy, type FuelChoice } from '#domain/costs/fuel-cost.ts';
import { ownUnits, parseAmount } from '#domain/costs/typed-amount.ts';
import { createStops } from '#domain/search/value-range.ts';
import { createCostText } from '#messages/costs/costs.ts';
import { Figures } from '#parts/page/Figures.tsx';
import { RangeField } from '#ui/RangeField.tsx';

export interface FuelCostProps {
  energy: Energy;
  choice: FuelChoice;
  /** Where it begins: stops of the sliders, whatever their steps. */
  beginning: FuelChoice;
  /** Litres per 100 km that the maker states for this vehicle; null when usual figures are used. */
  official: number | null;
  messages: Record<string, string>;
  onChange: (name: keyof FuelChoice, value: number) => void;
}

/** The fields of the calculator: consumption and price of each energy. */
const litres = {
  label: 'fuel.consumption',
  range: { min: 1, max: 30, step: 0.1 },
  ...{ unit: ownUnits.litres, format: formatTenths },
} as const;
const litrePrice = {
  label: 'fuel.price',
  range: { min: 1, max: 3.5, step: 0.01 },
  ...{ unit: ownUnits.dollarsPerLitre, format: formatCents },
} as const;
const kilowattHours = {
  label: 'fuel.consumptionElectric',
  range: { min: 8, max: 40, step: 0.5 },
  ...{ unit: ownUnits.kilowattHours, format: formatTenths },
} as const;
const kilowattHourPrice = {
  label: 'fuel.priceElectric',
  range: { min: 0, max: 1, step: 0.01 },
  ...{ unit: ownUnits.dollarsPerKilowattHour, format: formatCents },
} as const;

/** The questions of each energy, with the names of what they change. */
const questions = {
  petrol: [
    { name: 'consumption', ...litres },
    { name: 'price', ...litrePrice },
  ],
  electric: [
    { name: 'consumption', ...kilowattHours },
    { name: 'price', ...kilowattHourPrice },
  ],
  both: [
    { name: 'consumption', ...litres },
    { name: 'price', ...litrePrice },
    { name: 'charge', ...kilowattHours },
    { name: 'chargePrice', ...kilowattHourPrice },
  ],
} as const;
const kilometres = { min: 0, max: 1_500, step: 10 };
const weeksOfYear = 52;

/** What driving costs a week (FUEL-01, FUEL-02), for litres, kilowatt hours, or both. */
export function FuelCost({ energy, choice, beginning, official, messages, onChange }: FuelCostProps) {
  const text = createCostText(messages);
  const cost = calculateFuelCost(choice);
  return (
    <div className="calculator" data-shape="row">
      <div className="calculator__form">
        <RangeField
          id="fuel-kilometres"
          label={text('fuel.kilometres')}
          value={choice.kilometres}
          stops={createStops(kilometres, beginning.kilometres)}
          format={formatNumber}
          parse={(typed) => parseAmount(typed, ownUnits.kilometres)}
          onChange={(value) => onChange('kilometres', value)}
        />
        {questions[energy].map(({ name, label, range, unit, format }) => (
          <RangeField
            key={name}
            id={`fuel-${name}`}
            label={text(label)}
            value={choice[name] ?? 0}
            stops={createStops(range, beginning[name] ?? 0)}
            format={format}
            parse={(typed) => parseAmount(typed, unit)}
            onChange={(value) => onChange(name, value)}
          />
        ))}
      </div>
      <div className="calculator__result">
        <output
          className="calculator__figures"
          htmlFor={['kilometres', ...questions[energy].map(({ name }) => name)]
            .map((name) => `fuel-${name}-field`)
            .join(' ')}
        >
          <Figures
            figures={[
              { label: '', amount: formatCents(cost), unit: text('fuel.week') },
              { label: '', amount: formatMoney(cost * weeksOfYear), unit: text('fuel.year') },
              {
                label: '',
                amount: formatCents(calculateFuelCost({ ...choice, kilometres: 100 })),
                unit: text('fuel.hundred'),
              },
            ]}
          />
        </output>
        <p className="calculator__hint">
          {official === null
            ? text('fuel.usual')
            : text(energy === 'both' ? 'fuel.officialBoth' : 'fuel.official', {
                consumption: formatTenths(official),
                charge: formatTenths(beginning.charge ?? 0),
              })}
        </p>
      </div>
    </div>
  );
}
