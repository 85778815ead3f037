import './Calculator.css';
import { formatCents, formatMoney, formatNumber, formatTenths } from '#domain/site/format.ts';
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

const ranges = {
  petrol: { consumption: { min: 2, max: 30, step: 0.1 }, price: { min: 1, max: 3.5, step: 0.01 } },
  electric: { consumption: { min: 8, max: 40, step: 0.5 }, price: { min: 0, max: 1, step: 0.01 } },
} as const;
const units = {
  petrol: { consumption: ownUnits.litres, price: ownUnits.dollarsPerLitre },
  electric: { consumption: ownUnits.kilowattHours, price: ownUnits.dollarsPerKilowattHour },
};
const kilometres = { min: 0, max: 1_500, step: 10 };
const weeksOfYear = 52;

/** What driving costs a week (FUEL-01, FUEL-02), for litres or kilowatt hours. */
export function FuelCost({ energy, choice, beginning, official, messages, onChange }: FuelCostProps) {
  const text = createCostText(messages);
  const cost = calculateFuelCost(choice);
  const { consumption, price } = ranges[energy];
  const electric = energy === 'electric';
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
        <RangeField
          id="fuel-consumption"
          label={text(electric ? 'fuel.consumptionElectric' : 'fuel.consumption')}
          value={choice.consumption}
          stops={createStops(consumption, beginning.consumption)}
          format={formatTenths}
          parse={(typed) => parseAmount(typed, units[energy].consumption)}
          onChange={(value) => onChange('consumption', value)}
        />
        <RangeField
          id="fuel-price"
          label={text(electric ? 'fuel.priceElectric' : 'fuel.price')}
          value={choice.price}
          stops={createStops(price, beginning.price)}
          format={formatCents}
          parse={(typed) => parseAmount(typed, units[energy].price)}
          onChange={(value) => onChange('price', value)}
        />
      </div>
      <div className="calculator__result">
        <output
          className="calculator__figures"
          htmlFor="fuel-kilometres-field fuel-consumption-field fuel-price-field"
        >
          <Figures
            figures={[
              { label: '', amount: formatCents(cost), unit: text('fuel.week') },
              { label: '', amount: formatMoney(cost * weeksOfYear), unit: text('fuel.year') },
              {
                label: '',
                amount: formatCents(choice.consumption * choice.price),
                unit: text('fuel.hundred'),
              },
            ]}
          />
        </output>
        <p className="calculator__hint">
          {official === null
            ? text('fuel.usual')
            : text('fuel.official', { consumption: formatTenths(official) })}
        </p>
      </div>
    </div>
  );
}
