import { forText, keep, quote, unknown, UnreadableValue, type Cleaner } from './cleaner.ts';
import { parseNumber } from './numbers.ts';

/** '4 cyl, 2.2 L' is 2200 cubic centimetres; '2 L' too. 0 litres is unknown. */
export const engineSize: Cleaner = forText((text) => {
  const litres = /(?:^|[\s,])(\d+(?:\.\d+)?)\s*l(itres?)?\s*$/i.exec(text)?.[1];
  if (litres !== undefined) {
    return Number(litres) === 0
      ? unknown('0 litres read as unknown')
      : keep(Math.round(Number(litres) * 1000));
  }
  const cubic = /^\s*([\d,]+)\s*cc\s*$/i.exec(text)?.[1];
  if (cubic !== undefined) return keep(parseNumber(cubic));
  if (/^\s*\d+\s*cyl\s*$/i.test(text)) return unknown('no litres in the engine text');
  throw new UnreadableValue(`expected an engine such as "4 cyl, 2.2 L", found ${quote(text)}`);
});

/** '4 cyl, 2.2 L' or '4 cyl' is 4. '0 L' says nothing. */
export const engineCylinders: Cleaner = forText((text) => {
  const cylinders = /^\s*(\d+)\s*cyl/i.exec(text)?.[1];
  if (cylinders !== undefined) return keep(Number(cylinders));
  if (/^\s*[\d.]+\s*l\s*$/i.test(text)) return unknown(`no cylinders in ${quote(text.trim())}`);
  throw new UnreadableValue(`expected cylinders such as "4 cyl", found ${quote(text)}`);
});

const counted = (word: string, other: string): Cleaner =>
  forText((text) => {
    const found = /^(\d+)\s*([a-z]*)$/i.exec(text.trim());
    const unit = found?.[2]?.toLowerCase() ?? '';
    if (found && (unit === '' || unit === word || unit === `${word}s`)) return keep(Number(found[1]));
    if (found && (unit === other || unit === `${other}s`))
      return unknown(`${other}s in the place of ${word}s left out`);
    throw new UnreadableValue(`expected a number of ${word}s, found ${quote(text)}`);
  });

/** ' 4 Doors' is 4; ' 5 Seats' in the column of doors is no number of doors. */
export const doors: Cleaner = counted('door', 'seat');
/** ' 5 Seats' is 5. */
export const seats: Cleaner = counted('seat', 'door');

const states = /^(?:ACT|NSW|NT|QLD|SA|TAS|VIC|WA)$/i;

/** The two sides of the last comma. Throws an UnreadableValue where the right one is no state. */
function partPlace(text: string): { suburb: string; state: string } {
  const comma = text.lastIndexOf(',');
  const [suburb, state] = [text.slice(0, Math.max(comma, 0)).trim(), text.slice(comma + 1).trim()];
  if (suburb !== '' && states.test(state)) return { suburb, state: state.toUpperCase() };
  throw new UnreadableValue(`expected "Suburb, STATE", found ${quote(text)}`);
}

/** 'Caringbah, NSW' is 'Caringbah'. */
export const suburb: Cleaner = forText((text) => keep(partPlace(text).suburb));

/** 'Caringbah, NSW' is 'NSW'. */
export const state: Cleaner = forText((text) => keep(partPlace(text).state));
