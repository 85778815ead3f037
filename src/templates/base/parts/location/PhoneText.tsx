import './PhoneText.css';
import type { Site } from '#domain/site/site.ts';
import { createContactText, describePhone } from '#messages/lead/contact.ts';

export interface PhoneTextProps {
  phone: string;
  /** `call` says what a press does; `plain` is the number alone, `short` the same where there is little room. */
  kind: 'call' | 'plain' | 'short';
  site: Pick<Site, 'messages'> & { vehicle: Pick<Site['vehicle'], 'maskPhone'> };
}

/**
 * A number inside the link that calls it, which has `data-phone`. Where the dealer masks numbers, its beginning is seen
 * until somebody asks for all of it (VDP-19). Both its forms stand in the page and share one location, so nothing moves when it
 * is shown; which one is seen depends on the document's `data-phone-revealed` alone. Without scripts and on paper it is the number.
 */
export function PhoneText({ phone, kind, site }: PhoneTextProps) {
  const words = describePhone(phone, kind, createContactText(site.messages));
  if (!site.vehicle.maskPhone) return <span className="numbers">{words.full}</span>;
  return (
    <span className="phone-text numbers">
      <span className="phone-text__masked">{words.masked}</span>
      <span className="phone-text__full">{words.full}</span>
    </span>
  );
}
