import { expect, test } from 'vitest';
import { nameSocialNetwork } from '#domain/page/social-network.ts';

test.each([
  ['facebook', 'Facebook'],
  ['linkedin', 'LinkedIn'],
  ['youtube', 'YouTube'],
  ['tiktok', 'TikTok'],
  ['x', 'X'],
])('%s is written %s', (network, name) => {
  expect(nameSocialNetwork(network)).toBe(name);
});
