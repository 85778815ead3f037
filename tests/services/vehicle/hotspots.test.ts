import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseHotspots } from '#services/wire/hotspots.ts';

const good = {
  view: 'exterior',
  title: 'Tow bar',
  description: 'Rated to 3,500 kg.',
  anchors: [{ angle: 180, x: 0.5, y: 0.8 }],
};

test('SPIN-02 hotspots are read, and one that cannot be read is left out alone', () => {
  expect(
    parseHotspots([good, { ...good, view: 'roof' }, { ...good, anchors: [{ angle: 0, x: 40, y: 1 }] }]),
  ).toEqual([good]);
});

test('nothing that a feed holds there hides a vehicle', () => {
  fc.assert(fc.property(fc.anything(), (anything) => Array.isArray(parseHotspots(anything))));
});
