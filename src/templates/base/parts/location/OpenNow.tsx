import './OpenNow.css';
import type { Department, Location } from '#domain/location/location.ts';
import { createOpenNowWords, findLongestNow } from '#messages/location/hours.ts';

export interface OpenNowProps {
  location: Pick<Location, 'timezone' | 'specialDays' | 'departments'>;
  /** The one whose hours stand beside it. */
  department: Department | undefined;
  messages: Record<string, string>;
}

/**
 * Whether a department of a location is open now, and which one where there are several (LOC-07). Only a browser knows what 'now' is, so the line is built
 * empty, with room for the longest that it may say, and filled by `islands/location/open-now.ts`; without scripts nothing is said.
 */
export function OpenNow({ location, department, messages }: OpenNowProps) {
  if (!department || department.hours.length === 0) return null;
  const { timezone, departments } = location;
  const { type, hours } = department;
  const specialDays = location.specialDays.filter(
    (day) => day.department === 'all' || day.department === type,
  );
  const words = createOpenNowWords(messages, departments.length > 1 ? type : null);
  const facts = { timezone, type, hours, specialDays, words };
  const times = [...hours, ...specialDays].flatMap(({ open, close }) => [open, close]);
  return (
    <p className="open-now numbers" data-longest={findLongestNow(words, times)}>
      <span data-open-now={JSON.stringify(facts)} />
    </p>
  );
}
