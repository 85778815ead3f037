import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dragFrame,
  FRAME_INTERVAL,
  FRAME_WIDTH,
  frameAngle,
  loadingOrder,
  locateHotspot,
  PIXELS_PER_FRAME,
  startFrame,
  turnFrame,
  type Hotspot,
} from '#domain/gallery/spin.ts';

test('SPIN-04 20 px a frame, 100 ms a frame, pictures 600 wide', () => {
  expect([PIXELS_PER_FRAME, FRAME_INTERVAL, FRAME_WIDTH]).toEqual([20, 100, 600]);
});

describe('SPIN-04 dragging', () => {
  test.each([
    [0, 19, 0],
    [0, 20, 1],
    [0, 39, 1],
    [0, -20, 35],
    [35, 20, 0],
    [4, 720, 4],
    [4, -1000, 26],
  ])('from frame %i by %i px to frame %i of 36', (start, pixels, frame) => {
    expect(dragFrame(start, pixels, 36)).toBe(frame);
  });

  test('always ends on a frame there is, and there and back is where it began', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer(), fc.integer(), (count, frame, steps) => {
        const turned = turnFrame(frame, steps, count);
        expect(turned).toBeGreaterThanOrEqual(0);
        expect(turned).toBeLessThan(count);
        expect(turnFrame(turned, -steps, count)).toBe(turnFrame(frame, 0, count));
      }),
    );
  });
});

test.each([
  [0, 36, 0],
  [4, 36, 40],
  [35, 36, 350],
  [6, 24, 90],
])('frame %i of %i shows %i degrees', (frame, count, angle) => {
  expect(frameAngle(frame, count)).toBe(angle);
});

test('it begins at three quarters and loads from there outwards, each frame once', () => {
  expect(startFrame(36)).toBe(4);
  expect(loadingOrder(4, 36).slice(0, 4)).toEqual([4, 5, 3, 6]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 72 }), fc.nat(71), (count, first) => {
      const order = loadingOrder(first % count, count);
      expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, frame) => frame));
    }),
  );
});

describe('SPIN-02 a hotspot by angle', () => {
  const hotspot: Hotspot = {
    view: 'exterior',
    title: 'Headlight',
    description: '',
    anchors: [
      { angle: 350, x: 0.2, y: 0.5 },
      { angle: 10, x: 0.4, y: 0.6 },
      { angle: 90, x: 0.9, y: 0.5 },
    ],
  };
  test.each([
    ['at a known position', 10, { x: 0.4, y: 0.6 }],
    ['between two, across the front', 0, { x: 0.3, y: 0.55 }],
    ['too far from any', 50, null],
    ['behind the vehicle', 180, null],
  ])('%s', (_case, angle, position) => {
    const seen = locateHotspot(hotspot, angle);
    if (position === null) expect(seen).toBeNull();
    else {
      expect(seen?.x).toBeCloseTo(position.x);
      expect(seen?.y).toBeCloseTo(position.y);
    }
  });

  test('one without a position is never seen', () => {
    expect(locateHotspot({ ...hotspot, anchors: [] }, 0)).toBeNull();
  });
});
