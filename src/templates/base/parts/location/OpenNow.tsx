import './OpenNow.css';
import type { Location } from '#domain/location/location.ts';
import { createOpenNowWords } from '#messages/location/hours.ts';

export interface OpenNowProps {
  location: Pick<Location, 'timezone' | 'departments' | 'specialDays'>;
  messages: Record<string, string>;
}

/**
 * Whether a place is open now. Only a browser knows what 'now' is, so the line is built empty, with its height, and
 * filled by `islands/location/open-now.ts`; without scripts nothing is said.
 */
export function OpenNow({ location, messages }: OpenNowProps) {
  const [department] = location.departments;
  if (!department || department.hours.length === 0) return null;
  const { timezone, specialDays } = location;
  const { type, hours } = department;
  const facts = { timezone, type, hours, specialDays, words: createOpenNowWords(messages) };
  return <p className="open-now numbers" data-open-now={JSON.stringify(facts)}></p>;
}
