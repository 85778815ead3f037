/** A shopper's own car, as a register or its owner describes it. */
export interface OwnCar {
  /** The provider's name for it, by which it is valued; null where the owner described it. */
  id: string | null;
  make: string;
  model: string;
  /** Empty where nobody said. */
  badge: string;
  year: number;
}

/** A question about the condition of a car. */
export interface ConditionQuestion {
  id: string;
  question: string;
  answers: string[];
}

/** A car in words: 2019 Toyota Corolla Ascent Sport. */
export const nameOwnCar = ({ year, make, model, badge }: Omit<OwnCar, 'id'>): string =>
  [year, make, model, badge].filter(Boolean).join(' ');
