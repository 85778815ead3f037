import type { ComponentType, ReactElement, ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppointmentPicker } from '#islands/test-drive/AppointmentPicker.tsx';
import { DateGrid } from '#islands/test-drive/DateGrid.tsx';
import { TimeSlots, type TimeSlotsProps } from '#islands/test-drive/TimeSlots.tsx';
import { findAppointmentTimes, untouchedTimes } from '#stores/test-drive/times.ts';

/** What React keeps for the picker between two drawings: there is no page here that it could draw into. */
const kept = vi.hoisted(() => ({ states: [] as unknown[], at: 0 }));
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useEffect: () => undefined,
  useState: (begin: unknown) => {
    const mine = kept.at++;
    if (!(mine in kept.states))
      kept.states[mine] = typeof begin === 'function' ? (begin as () => unknown)() : begin;
    return [kept.states[mine], (next: unknown) => (kept.states[mine] = next)];
  },
}));
vi.mock('@nanostores/react', () => ({ useStore: (store: { get: () => unknown }) => store.get() }));

const of = { dealershipSlug: 'harbour', locationId: '1', vehicleId: 'c1' } as const;
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
const location = {
  ...{
    id: '1',
    name: 'Newstead',
    address: '',
    placeUrl: '',
    timezone: 'Australia/Brisbane',
    specialDays: [],
    closedDays: 'closed' as const,
  },
  hours: weekdays.map((weekday) => ({ weekday, status: 'open' as const, open: '08:00', close: '12:00' })),
};
const calendar = {
  ...{ dealershipSlug: 'harbour', apiUrl: 'http://127.0.0.1:9/api', locations: [location] },
  rules: { slotMinutes: 30, leadHours: 2, daysAhead: 7, lastSlotMinutes: 30 },
};

function* walk(node: ReactNode): Generator<ReactElement<{ children?: ReactNode }>> {
  if (Array.isArray(node)) for (const one of node as ReactNode[]) yield* walk(one);
  else if (typeof node === 'object' && node !== null && 'props' in node) {
    const element = node as ReactElement<{ children?: ReactNode }>;
    yield element;
    yield* walk(element.props.children);
  }
}

/** The day in view, and its times where it has a free one. */
function draw(): { day: string; times: TimeSlotsProps | null } {
  kept.at = 0;
  const props = { id: 'a', calendar, location, vehicleId: 'c1', begun: '', error: undefined, messages: {} };
  const elements = [...walk(AppointmentPicker(props))];
  const find = <Props,>(part: ComponentType<Props>): Props | null =>
    (elements.find(({ type }) => type === part)?.props as Props | undefined) ?? null;
  return { day: find(DateGrid)?.chosen ?? '', times: find(TimeSlots) };
}

const $times = findAppointmentTimes(of);
/** Somebody has taken all times of a day. */
const take = (slots: TimeSlotsProps['slots']): void =>
  $times.set({
    ...{ status: 'known', askedAt: 0 },
    busy: slots.map(({ start }) => ({ from: start, to: start + 1_800 })),
  });

beforeEach(() => {
  kept.states = [];
  $times.set(untouchedTimes);
});

test('TD-02 the picker shows the first day that has a free time, as far as is known', () => {
  const { day, times } = draw();
  take(times?.slots ?? []);
  expect(draw().day > day).toBe(true);
});

test.each(['onPointerDown', 'onFocus'] as const)(
  'TD-02 news of taken times put no other day under the finger: %s pins the day',
  (sign) => {
    const { day, times } = draw();
    if (!times) throw new Error('No times are in view.');
    const box = TimeSlots(times) as ReactElement<Record<typeof sign, () => void>>;
    box.props[sign]();
    take(times.slots);
    expect(draw()).toEqual({ day, times: null });
  },
);
