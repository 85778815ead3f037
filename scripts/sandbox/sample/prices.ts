import type { Choice } from './choice.ts';
import type { SampleProfile } from './profile.ts';
import type { Random } from './random.ts';

/** Kilometres on the clock: none to speak of for new, a few thousand for demonstrators, some 14,000 a year after. */
export function drawKilometres(choice: Choice, random: Random, thisYear: number): number {
  if (choice.carType === 'new') return random.integer(5, 45);
  if (choice.carType === 'demo') return random.integer(900, 7800);
  const years = thisYear - choice.year - 0.4 + random.next() * 0.8;
  const yearly = { car: 14200, truck: 31000, motorcycle: 4300, caravan: 0, machine: 0 }[
    choice.model.category
  ];
  return Math.round(Math.max(0.3, years) * yearly * (0.55 + random.next() * 0.85));
}

/** Hours that a machine has run: a delivery's worth for new, some 650 a year after. */
function drawHours({ carType, year }: Choice, random: Random, thisYear: number): number {
  if (carType === 'new') return random.integer(2, 9);
  if (carType === 'demo') return random.integer(40, 260);
  return Math.round(Math.max(0.4, thisYear - year) * 650 * (0.6 + random.next() * 0.8));
}

/** What its use is told in: hours of a machine, kilometres of what drives, nothing of a caravan. */
export function drawUse(
  choice: Choice,
  kilometres: number,
  random: Random,
  thisYear: number,
): { km?: number; operating_hours?: number } {
  const { category } = choice.model;
  if (category === 'machine') return { operating_hours: drawHours(choice, random, thisYear) };
  return category === 'caravan' ? {} : { km: kilometres };
}

const endings = [990, 990, 990, 888, 888, 777, 500, 490, 950, 999];

/** Rounds down to a price as dealers write it: 34,990 or 18,888. */
export function roundPrice(dollars: number, random: Random): number {
  const step = dollars > 100000 ? 1000 : dollars > 20000 ? 500 : 200;
  const base = Math.max(1000, Math.round(dollars / step) * step);
  return Math.floor(base / 1000) * 1000 + random.pick(endings);
}

/** A believable asking price in dollars, inside the yard's band for used vehicles. */
export function drawPrice(
  choice: Choice,
  kilometres: number,
  profile: SampleProfile,
  random: Random,
  thisYear: number,
): number {
  const noise = 0.95 + random.next() * 0.1;
  if (choice.carType === 'new') return roundPrice(choice.newPrice * (0.98 + random.next() * 0.06), random);
  if (choice.carType === 'demo') return roundPrice(choice.newPrice * 0.93 * noise, random);
  const age = Math.max(0, thisYear - choice.year);
  const holdsValue = choice.model.drive === '4WD' ? 0.088 : choice.engine[0] === 'Electric' ? 0.15 : 0.108;
  const expected = 14200 * age;
  const wear = kilometres > 0 ? Math.exp(-(kilometres - expected) / 380000) : 1;
  const dollars = choice.newPrice * 0.9 * Math.exp(-holdsValue * age) * Math.min(1.12, wear) * noise;
  const [lowest, highest] = profile.usedPrice;
  return roundPrice(Math.min(highest, Math.max(lowest, dollars)), random);
}

/** Registration, stamp duty and insurance as a share of a drive-away price; they bear no GST. */
const charges = 0.04;

/** A price and, of a new truck, the same without GST, as feeds of truck dealers state it. */
export function drawAmounts(
  { carType, model }: Choice,
  price: number,
): { price: number; price_ex_gst?: number } {
  if (carType === 'used' || model.category !== 'truck') return { price };
  return { price, price_ex_gst: Math.round((price * (1 - charges)) / 1.1 + price * charges) };
}
