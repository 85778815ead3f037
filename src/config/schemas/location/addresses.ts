import * as v from 'valibot';
import { isWebAddress } from '#domain/site/web-origin.ts';
import { isOtherDocument } from '../../load/picture-file.ts';
import { formatInternational } from '../../resolvers/phone.ts';
import { pattern, text } from '../values.ts';

/** An Australian phone number, kept as E.164 or as a local-only 13/1300/1800 number. */
export const phone = (description: string) => {
  const expected = 'an Australian phone number with its area code, such as "07 7010 1234" or 1300 975 707';
  return v.pipe(
    text(description, expected),
    v.check((value) => formatInternational(value) !== null, expected),
    v.transform((value) => formatInternational(value) ?? value),
  );
};

export const email = (description: string) =>
  pattern(
    description,
    /^[^\s@<>"']+@[^\s@<>"']+\.[a-z]{2,}$/i,
    'an email address, such as sales@example.com.au',
  );

/** Refuses web addresses that name no plain host: they would rewrite the security policy of every page. */
const withPlainHost = <const Schema extends v.GenericSchema<unknown, string>>(schema: Schema) =>
  v.pipe(
    schema,
    v.check(
      (address: string) => !/^https?:/i.test(address) || isWebAddress(address),
      ({ input }) =>
        `expected a web address with a host of letters, digits, dots and hyphens, and a port up to 65535 if any, found "${input}"`,
    ),
  );

/** An absolute web address. */
export const webAddress = (description: string) =>
  withPlainHost(
    pattern(description, /^https?:\/\/[^\s"'<>\\]+$/i, 'a web address that starts with https://'),
  );

/** A path on the dealer's own site. `//host` is another site in disguise and is refused. */
export const ownPath = /^\/(?![/\\])[^\s"'<>\\]*$/;
export const expectedPath = "a path on the dealer's own site that starts with one /";
export const path = (description: string) => pattern(description, ownPath, expectedPath);

/** Whether an address means a file that the site is given; the build itself makes only the map. */
export const isOwnDocument = (address: string): boolean =>
  ownPath.test(address) &&
  /\.(pdf|docx?|xlsx?|zip|svg|png|jpe?g|webp|avif|gif|mp4|webm|woff2)(?=[?#]|$)/i.test(address) &&
  !/^\/(map\.svg|cars\/)/.test(address);

/** What the schema of every link says of itself, so that links are found in settings. */
export const linkKind = 'link';
const expectedLink = 'a path that starts with /, or a web address that starts with https://';
const linkTo = (description: string, form: RegExp) =>
  v.pipe(withPlainHost(pattern(description, form, expectedLink)), v.metadata({ kind: linkKind }));

/** A path on the own site, an absolute address, or a phone or mail link. */
export const link = (description: string) =>
  linkTo(
    description,
    /^(\/(?![/\\])[^\s"'<>\\]*|https?:\/\/[^\s"'<>\\]+|tel:\+?[\d ]+|mailto:[^\s"'<>\\]+|#[\w-]+)$/i,
  );

/** A path on the own site, or a page elsewhere that nobody on the way can read or change. */
export const safeLink = (description: string) =>
  linkTo(description, /^(\/(?![/\\])[^\s"'<>\\]*|https:\/\/[^\s"'<>\\]+|#[\w-]+)$/i);

/** What the schema of every picture says of itself, so that pictures are found in settings. */
export const pictureKind = 'picture';
export const pictureKinds = 'Browsers draw SVG, PNG, JPEG, WebP, AVIF and GIF: save it as one of these.';

/**
 * A picture: a path on the own site, whose file `checkFiles` looks for, or an absolute address.
 *
 * @param width pixels across that it needs where it is shown largest; 0 where any will do
 */
export const picture = (description: string, width = 0) =>
  v.pipe(
    withPlainHost(
      pattern(
        description,
        /^(\/(?![/\\])[^\s"'<>\\]*|https?:\/\/[^\s"'<>\\]+)$/i,
        'the path of a picture, such as /yard.jpg, or a web address that starts with https://',
      ),
    ),
    v.metadata({ kind: pictureKind, width }),
    v.check(
      (address) => !/^http:/i.test(address),
      ({ input }) =>
        `expected a picture that browsers load on a secure page, found "${input}"\nWrite https:// if the host answers to it, or put the file into the folder of the dealer and write its path.`,
    ),
    v.check(
      (address) => ownPath.test(address) || !isOtherDocument(address),
      ({ input }) => `expected a picture, found "${input}", which is another kind of file\n${pictureKinds}`,
    ),
  );

/** Lower-case words joined by hyphens, as in addresses and file names. */
export const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const slug = (description: string) =>
  pattern(description, slugForm, 'small letters, digits and hyphens, such as north-lakes');

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** A time zone of Australia that clocks know. */
export const timeZone = (description: string) => {
  const expected = 'a time zone such as Australia/Brisbane';
  return v.pipe(
    pattern(description, /^(Australia|Indian|Antarctica)\/[A-Za-z_]+$/, expected),
    v.check(isTimeZone, expected),
  );
};
