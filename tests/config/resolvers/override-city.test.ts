import { describe, expect, test } from 'vitest';
import { findCardLocation } from '#domain/listing/card-location.ts';
import { goodDealer, loadTexts } from '../directory.ts';

describe('CFG-02 a word for where the dealer is', () => {
  test('it stands in titles and on cards instead of suburbs', async () => {
    const { dealers, printed } = await loadTexts({ 'a.yaml': `${goodDealer}overrideCity: Western Plains\n` });
    expect(printed).toBe('');
    const site = dealers[0]?.site;
    expect(site?.title).toBe('Good Motors Western Plains');
    expect(site && findCardLocation({ locationName: 'Bourke' }, site.card)).toBe('Western Plains');
  });

  test('without it they are the suburb and the location', async () => {
    const { dealers } = await loadTexts({ 'a.yaml': goodDealer });
    const site = dealers[0]?.site;
    expect(site?.title).toBe('Good Motors Bourke');
    expect(site && findCardLocation({ locationName: 'Bourke' }, site.card)).toBe('Bourke');
    expect(site?.card).not.toHaveProperty('city');
    // All stand at the only location.
    expect(site?.card.located).toBe(false);
  });

  test('one word leaves nothing to choose in the filter city', async () => {
    const yaml = 'overrideCity: Western Plains\nsearch: { facets: [make, city] }\n';
    expect((await loadTexts({ 'a.yaml': goodDealer + yaml })).printed).toContain(
      'overrideCity\n  needs search.facets without city',
    );
  });
});
