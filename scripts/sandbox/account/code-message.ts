import { parsePhoneNumber } from 'libphonenumber-js/mobile';
import type { Message } from '../messages/message.ts';

/** An Australian mobile number in the international spelling; null for everything else. */
export function readMobile(text: string): string | null {
  try {
    const number = parsePhoneNumber(text, 'AU');
    return number.isValid() && number.country === 'AU' ? number.number : null;
  } catch {
    return null;
  }
}

/** What tells a code. The last line of a text message lets the phone fill it in on this site alone. */
export function writeCodeMessage(
  subject: string,
  code: string,
  { slug, name, host }: { slug: string; name: string; host: string },
): Message {
  const said = `Your code for ${name}: ${code}\nIt is good for 10 minutes. Nobody from ${name} will ask you for it.`;
  const isEmail = subject.includes('@');
  return {
    ...{ kind: isEmail ? 'email' : 'sms', to: subject, dealer: slug, isSecret: true },
    subject: isEmail ? `Your code for ${name}` : 'Code to sign in',
    text: isEmail
      ? `${said}\n\nIf you did not ask for it, you need not do anything.`
      : `${said}\n\n@${host} #${code}`,
  };
}
