import { bodies } from './bodies.ts';
import { colourNames } from './colours.ts';
import { driven, fuels, gearboxes } from './drivetrain.ts';
import { states } from './states.ts';
import { conditions, equipment, makes } from './stock.ts';
import type { Synonyms } from './synonym.ts';

/** How Australians say it. Every value also understands its own name and its plural. */
export const synonyms: readonly Synonyms[] = [
  ...colourNames,
  ...bodies,
  ...fuels,
  ...gearboxes,
  ...driven,
  ...conditions,
  ...makes,
  ...equipment,
  ...states,
];
