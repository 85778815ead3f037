import { describe, expect, test } from 'vitest';
import { statesOfPostcode } from '#domain/location/postcode-states.ts';

describe('states of postcodes (DATA-03)', () => {
  test.each([
    ['0200', ['ACT']],
    ['0800', ['NT']],
    ['1001', ['NSW']],
    ['2600', ['ACT']],
    ['2840', ['NSW']],
    ['2914', ['ACT']],
    ['3000', ['VIC']],
    ['4020', ['QLD']],
    ['5067', ['SA']],
    ['6090', ['WA']],
    ['7000', ['TAS']],
    ['8001', ['VIC']],
    ['9726', ['QLD']],
  ])('%s is in %s', (postcode, states) => {
    expect(statesOfPostcode(postcode)).toEqual(states);
  });

  test.each([
    ['0872', ['NT', 'SA', 'WA', 'QLD']],
    ['2611', ['ACT', 'NSW']],
    ['2620', ['NSW', 'ACT']],
    ['3644', ['VIC', 'NSW']],
    ['4385', ['QLD', 'NSW']],
  ])('%s serves several, its own first', (postcode, states) => {
    expect(statesOfPostcode(postcode)).toEqual(states);
  });

  test.each(['0100', '0300', '0799', ''])('"%s" is of none', (postcode) => {
    expect(statesOfPostcode(postcode)).toEqual([]);
  });
});
