import { ServiceError } from '#services/site/errors.ts';
import { australianStates } from '#domain/location/states.ts';
import type { Lookup, TradeInProvider } from './provider.ts';

type Car = Lookup['vehicles'][number];

const cars = [
  ['Toyota', 'Corolla', 'Ascent Sport', 31_000],
  ['Mazda', 'CX-5', 'Maxx Sport', 42_000],
  ['Hyundai', 'i30', 'Active', 27_000],
  ['Ford', 'Ranger', 'XLT', 58_000],
  ['Kia', 'Cerato', 'S', 28_000],
] as const;

const questions: Lookup['questions'] = [
  {
    id: 'condition',
    question: 'What is its overall condition?',
    answers: ['Excellent', 'Good', 'Fair', 'Poor'],
  },
  {
    id: 'service-history',
    question: 'Does it have a full service history?',
    answers: ['Yes', 'Some of it', 'No'],
  },
  { id: 'accident', question: 'Has it been in an accident?', answers: ['No', 'Yes'] },
  { id: 'finance', question: 'Is there finance owing on it?', answers: ['No', 'Yes'] },
];

/** Share of the value that an answer takes off. */
const losses = new Map([
  ['condition: Good', 0.04],
  ['condition: Fair', 0.12],
  ['condition: Poor', 0.3],
  ['service-history: Some of it', 0.04],
  ['service-history: No', 0.1],
  ['accident: Yes', 0.15],
]);

/** A number that is always the same for one text. */
const numberOf = (text: string): number =>
  [...text].reduce((number, letter) => (number * 31 + (letter.codePointAt(0) ?? 0)) % 99_991, 7);

const thisYear = (): number => new Date().getFullYear();

function createCar(seed: number, year: number, mark = ''): Car {
  const index = seed % cars.length;
  const [make, model, badge] = cars[index] ?? cars[0];
  return { id: `sandbox-${index}-${year}${mark}`, make, model, badge, year };
}

const down = (): ServiceError => new ServiceError('unavailable', 'the sandbox plays a provider that is down');

function lookUp(rego: string): Lookup {
  const seed = numberOf(rego);
  const year = thisYear() - 1 - (seed % 6);
  if (rego === 'SEVERAL') {
    const several = [0, 1, 2].map((step) => createCar(1, thisYear() - 3 - step));
    return { vehicles: several, questions, other_state: null };
  }
  const mark = rego === 'NOVAL1' ? '-none' : rego === 'VALDOWN' ? '-down' : '';
  return {
    vehicles: [createCar(seed, rego === 'OLD001' ? 2009 : year, mark)],
    questions,
    other_state: null,
  };
}

/** Invented cars and figures, the same ones each time. `plates.ts` lists what can be played. */
export const sandboxProvider: TradeInProvider = {
  lookUp: async ({ rego, regoState }) => {
    if (rego === 'UNKNOWN') return null;
    if (rego === 'DOWN01') throw down();
    if (rego === 'BUSY01')
      throw new ServiceError('unavailable', 'the sandbox plays a provider that is busy', { status: 429 });
    if (rego === 'OTHER1') {
      const other_state = australianStates.find((state) => state !== regoState) ?? null;
      return { vehicles: [], questions, other_state };
    }
    if (rego === 'SLOW01') await new Promise((resolve) => setTimeout(resolve, 15_000));
    return lookUp(rego);
  },
  value: async ({ id, kilometres, adjustmentAnswers }) => {
    const [, index, year, mark] = /^sandbox-(\d)-(\d{4})(-none|-down)?$/.exec(id) ?? [];
    const car = cars[Number(index)];
    if (!car || mark === '-none') return null;
    if (mark === '-down') throw down();
    const age = Math.max(thisYear() - Number(year), 0);
    const lost = adjustmentAnswers.reduce(
      (sum, { id: asked, answer }) => sum + (losses.get(`${asked}: ${answer}`) ?? 0),
      0,
    );
    const worth = car[3] * 0.88 ** age * Math.max(1 - kilometres / 600_000, 0.2) * Math.max(1 - lost, 0.2);
    const middle = Math.round(worth / 100) * 100;
    const now = Math.floor(Date.now() / 1_000);
    return {
      id: `value-${numberOf(`${id}${kilometres}${JSON.stringify(adjustmentAnswers)}`)}`,
      low: Math.round((middle * 0.94) / 100) * 100,
      high: Math.round((middle * 1.06) / 100) * 100,
      valued_at: now,
      valid_until: now + 7 * 86_400,
    };
  },
};
