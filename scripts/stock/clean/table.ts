import type { Cleaner } from './cleaner.ts';
import { address, addresses, pictures } from './addresses.ts';
import { wholeDollars } from './dollars.ts';
import { dotsAreDecimals, dotsAreThousands } from './dots.ts';
import { bounded } from './bounded.ts';
import { date, list } from './lists.ts';
import { kilograms, kilometres, kilowatts, litresPerHundred, plainNumber, zeroIsUnknown } from './numbers.ts';
import {
  afterSlash,
  beforeSlash,
  code,
  dashIsUnknown,
  lowerCase,
  tidyText,
  upperCase,
  wordIsUnknown,
  yesOrNo,
} from './text.ts';
import { doors, engineCylinders, engineSize, seats, state, suburb } from './vehicle.ts';

/** Every cleaner that a mapping can ask for, by the name it has there. */
export const cleaners = {
  text: tidyText,
  'dash-is-unknown': dashIsUnknown,
  'word-is-unknown': wordIsUnknown,
  'zero-is-unknown': zeroIsUnknown,
  'lower-case': lowerCase,
  'upper-case': upperCase,
  'before-slash': beforeSlash,
  'after-slash': afterSlash,
  'dots-are-thousands': dotsAreThousands,
  'dots-are-decimals': dotsAreDecimals,
  'yes-or-no': yesOrNo,
  number: plainNumber,
  dollars: wholeDollars,
  kilometres,
  'litres-per-100-km': litresPerHundred,
  kilowatts,
  kilograms,
  'engine-size': engineSize,
  'engine-cylinders': engineCylinders,
  doors,
  seats,
  suburb,
  state,
  list,
  bounded,
  code,
  address,
  addresses,
  pictures,
  date,
} satisfies Record<string, Cleaner>;

export type CleanerName = keyof typeof cleaners;
export const cleanerNames = Object.keys(cleaners) as [CleanerName, ...CleanerName[]];
