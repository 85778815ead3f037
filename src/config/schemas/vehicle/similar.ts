import { feature, wholeNumber } from '../values.ts';

/** VDP-22…24. */
export const similarVehicles = feature('Similar vehicles on vehicle pages, or false.', {
  most: wholeNumber('How many are shown at most.', 1, 6, 'a number of vehicles'),
});
