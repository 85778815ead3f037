import './PhoneText.css';
import { createContactText, describePhone } from '#messages/lead/contact.ts';

export interface PhoneTextProps {
  phone: string;
  /** `call` says what a press does; `plain` is the number alone, `short` the same where there is little room. */
  kind: 'call' | 'plain' | 'short';
  /** Shows the beginning until somebody asks for all of it (VDP-19); the link around it has `data-phone`. */
  masked: boolean;
  messages: Record<string, string>;
}

/**
 * A number inside the link that calls it. Both its forms stand in the page and share one place, so nothing moves when it
 * is shown; which one is seen depends on the document's `data-phone-revealed` alone. Without scripts and on paper it is the number.
 */
export function PhoneText({ phone, kind, masked, messages }: PhoneTextProps) {
  const words = describePhone(phone, kind, createContactText(messages));
  if (!masked) return <span className="numbers">{words.full}</span>;
  return (
    <span className="phone-text numbers">
      <span className="phone-text__masked">{words.masked}</span>
      <span className="phone-text__full">{words.full}</span>
    </span>
  );
}
