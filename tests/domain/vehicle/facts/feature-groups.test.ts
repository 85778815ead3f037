import { describe, expect, test } from 'vitest';
import { groupFeatures, rankFeatures } from '#domain/vehicle/facts/feature-groups.ts';

const feed = [
  'ABS Brakes', 'Power Windows', 'Central Locking', 'Air Conditioning', 'Apple CarPlay', 'Reversing Camera', 'Tow Bar',
  'Leather Seats', 'Adaptive Cruise Control', 'Blind Spot Monitoring', 'Wireless Phone Charging', 'Fast Charging', 'Quimbly Pack',
]; // oxfmt-ignore

describe('VDP-09 features', () => {
  test('what sells stands first, one of each group in turn, and what every vehicle has stands last', () => {
    const ranked = rankFeatures(feed);
    expect(ranked.slice(0, 6)).toEqual([
      'Tow Bar',
      'Fast Charging',
      'Leather Seats',
      'Apple CarPlay',
      'Adaptive Cruise Control',
      'Quimbly Pack',
    ]);
    expect(ranked.slice(-4)).toEqual(feed.slice(0, 4));
    expect([...ranked].sort()).toEqual([...feed].sort());
  });

  test('groups hold each feature once, in the order of the feed', () => {
    const groups = groupFeatures([...feed, 'Tow Bar']);
    expect(groups.map(({ group }) => group)).toEqual([
      ...['work', 'electric', 'comfort', 'technology', 'safety', 'other', 'usual'],
    ]);
    expect(groups.flatMap(({ features }) => features)).toHaveLength(feed.length + 1);
    expect(groups.at(3)?.features).toEqual(['Apple CarPlay', 'Reversing Camera', 'Wireless Phone Charging']);
  });

  test('of no feature there is no group', () => {
    expect(rankFeatures([])).toEqual([]);
    expect(groupFeatures([])).toEqual([]);
  });
});
