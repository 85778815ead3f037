import { useStore } from '@nanostores/react';
import { memo } from 'react';
import type { Energy, FuelChoice } from '#domain/costs/fuel-cost.ts';
import { FuelCost } from '#parts/costs/FuelCost.tsx';
import { $fuelChoice, changeFuel, untouchedFuel } from '#stores/costs/fuel-cost.ts';

export interface FuelCalculatorProps {
  energy: Energy;
  beginning: FuelChoice;
  official: number | null;
  messages: Record<string, string>;
}

/** The running cost calculator. It begins with figures of dealer and vehicle, and follows each drag (FUEL rows). */
export const FuelCalculator = memo(function FuelCalculator({
  energy,
  beginning,
  official,
  messages,
}: FuelCalculatorProps) {
  const touched = useStore($fuelChoice, { ssr: () => untouchedFuel });
  return (
    <FuelCost
      energy={energy}
      choice={{ ...beginning, ...touched }}
      beginning={beginning}
      official={official}
      messages={messages}
      onChange={changeFuel}
    />
  );
});
