import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSavedVehicle } from '#domain/garage/garage.ts';
import { stockVehicle } from '../../domain/vehicle/stock-vehicle.ts';
import { openBrowser } from '../browser.ts';

const { storage } = openBrowser();
const { $savedVehicles, toggleSavedVehicle } = await import('#stores/garage/saved-vehicles.ts');
const { $comparison, toggleCompared } = await import('#stores/garage/comparison.ts');
const { $viewed, forgetViews, recordView } = await import('#stores/garage/viewed.ts');
const { $toast, closeToast, holdToast, releaseToast, showToast } = await import('#stores/site/toast.ts');

const saved = (id: string) => createSavedVehicle(stockVehicle({ id, slug: id, name: `Car ${id}` }));
const ids = (entries: readonly { id: string }[]): string => entries.map(({ id }) => id).join('');

beforeEach(() => {
  $savedVehicles.set([]);
  $comparison.set([]);
  forgetViews();
});

describe('saved vehicles', () => {
  test('FAV-02: a press saves, the next takes it back; the newest is first; storage knows', () => {
    expect(toggleSavedVehicle(saved('a'))).toBe(true);
    expect(toggleSavedVehicle(saved('b'))).toBe(true);
    expect(ids($savedVehicles.get())).toBe('ba');
    expect(JSON.parse(storage['forecourt:favourites'] ?? '')).toMatchObject([
      { id: 'b' },
      { id: 'a', slug: 'a' },
    ]);
    expect(toggleSavedVehicle(saved('b'))).toBe(false);
    expect(ids($savedVehicles.get())).toBe('a');
  });
});

describe('comparison', () => {
  test('C58: holds four, says when it is full, and keeps their order', () => {
    const outcomes = ['a', 'b', 'c', 'd', 'e'].map((id) => toggleCompared(saved(id), 4));
    expect(outcomes).toEqual(['added', 'added', 'added', 'added', 'full']);
    expect(toggleCompared(saved('b'), 4)).toBe('removed');
    expect(toggleCompared(saved('e'), 4)).toBe('added');
    expect(ids($comparison.get())).toBe('acde');
    expect(Object.keys($comparison.get()[0] ?? {})).toEqual(['id', 'slug', 'name']);
  });
});

describe('recently viewed', () => {
  test('VIEW-01: the latest is first, once, and there is a limit', () => {
    const view = (id: string) =>
      recordView({ id, stocknum: null, make: 'M', model: 'X', body: null, simple_body: null }, 3);
    ['a', 'b', 'c', 'a', 'd'].forEach(view);
    expect(ids($viewed.get())).toBe('dac');
  });
});

describe('UI-01: messages', () => {
  const plain = { text: 'one', tone: 'neutral', actions: [] } as const;
  beforeAll(() => void vi.useFakeTimers());
  afterAll(() => void vi.useRealTimers());

  test('there is one at a time; a plain one leaves after 3 seconds', () => {
    showToast({ ...plain, actions: [] });
    vi.advanceTimersByTime(2_000);
    showToast({ ...plain, text: 'two', actions: [] });
    vi.advanceTimersByTime(2_999);
    expect($toast.get()?.text).toBe('two');
    vi.advanceTimersByTime(1);
    expect($toast.get()).toBeNull();
  });

  test('one that offers something waits longer, and as long as it is held', () => {
    showToast({ ...plain, actions: [{ label: 'Undo' }] });
    vi.advanceTimersByTime(7_999);
    holdToast();
    vi.advanceTimersByTime(60_000);
    expect($toast.get()).not.toBeNull();
    releaseToast();
    vi.advanceTimersByTime(8_000);
    expect($toast.get()).toBeNull();
    releaseToast();
    closeToast();
  });
});
