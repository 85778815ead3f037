import type { LocationType, OpeningDay, SpecialDay } from '#domain/location/location.ts';
import { readLocalTime } from '#domain/location/open-now.ts';
import { describeOpenState, type OpenState } from '#domain/location/open-state.ts';
import { formatTime } from '#domain/location/opening-hours.ts';

/** Words with {time} and {day}; `days` from Sunday. */
export interface OpenNowWords {
  open: string;
  today: string;
  tomorrow: string;
  on: string;
  closed: string;
  days: string[];
}

interface Facts {
  timezone: string;
  type: LocationType;
  hours: OpeningDay[];
  specialDays: SpecialDay[];
  words: OpenNowWords;
}

function describe(state: OpenState, words: OpenNowWords): string {
  if (state.open) return words.open.replace('{time}', formatTime(state.closes));
  if (!state.opens) return words.closed;
  const { days, weekday, time } = state.opens;
  const sentence = days === 0 ? words.today : days === 1 ? words.tomorrow : words.on;
  return sentence.replace('{time}', formatTime(time)).replace('{day}', words.days[weekday] ?? '');
}

/** Writes what is open now, and which special day is today or over, into all lines and rows of the page. */
export function drawNow(): void {
  const now = Date.now() / 1000;
  for (const line of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
    const { timezone, type, hours, specialDays, words } = JSON.parse(line.dataset['openNow'] ?? '') as Facts;
    const state = describeOpenState(now, timezone, { type, hours }, specialDays);
    line.textContent = state ? describe(state, words) : '';
    line.dataset['open'] = String(state?.open ?? '');
  }
  for (const row of document.querySelectorAll<HTMLElement>('[data-special-date]')) {
    const { specialDate = '', timezone = '', today = '' } = row.dataset;
    const { date } = readLocalTime(now, timezone);
    const label = row.querySelector('[data-date]');
    if (label && date === specialDate) label.textContent = today;
    // A past day keeps its row, so that nothing moves, but is drawn paler.
    row.toggleAttribute('data-over', specialDate < date);
  }
}

/** Says which locations are open now and which special day is today, by the clocks of the locations, and keeps it true. */
export function startOpenNow(): void {
  drawNow();
  setInterval(drawNow, 30_000);
}
