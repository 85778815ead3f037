import './PhoneText.css';
import type { ReactNode } from 'react';
import type { Site } from '#domain/site/site.ts';
import { formatPhone } from '#domain/location/phone.ts';
import { createContactText, describePhone } from '#messages/lead/contact.ts';

export interface PhoneTextProps {
  phone: string;
  /** `call` says what a press does, `way` says it to those who hear the page, and shows a word or the number; `plain` is the number alone. */
  kind: 'call' | 'way' | 'plain';
  site: Pick<Site, 'messages'> & { vehicle: Pick<Site['vehicle'], 'maskPhone'> };
}

/**
 * A number inside the link that calls it, which has `data-phone`. Where the dealer masks numbers, its beginning is seen
 * until somebody asks for all of it (VDP-19). Both its forms stand in the page and share one location, so nothing moves when it
 * is shown; which one is seen depends on the document's `data-phone-revealed` alone. Without scripts and on paper it is the number.
 */
export function PhoneText({ phone, kind, site }: PhoneTextProps) {
  const text = createContactText(site.messages);
  const words = describePhone(phone, kind === 'way' ? 'call' : kind, text);
  const short = kind === 'way' ? { masked: text('contact.callShort'), full: formatPhone(phone) } : words;
  if (!site.vehicle.maskPhone) return <span className="numbers">{sayAround(words.full, short.full)}</span>;
  return (
    <span className="phone-text numbers">
      <span className="phone-text__masked">{sayAround(words.masked, short.masked)}</span>
      <span className="phone-text__full">{sayAround(words.full, short.full)}</span>
    </span>
  );
}

/** Words of which only a part is seen; all of them are heard. */
function sayAround(words: string, seen: string): ReactNode {
  if (words === seen) return words;
  const at = words.indexOf(seen);
  if (at < 0) return words;
  return (
    <>
      <span className="visually-hidden">{words.slice(0, at)}</span>
      {seen}
      <span className="visually-hidden">{words.slice(at + seen.length)}</span>
    </>
  );
}
