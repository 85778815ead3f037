import * as v from 'valibot';
import { webAddress } from '../location/addresses.ts';

/** Names of a query that say that their value is a secret. */
const secretName =
  /^(?:.*[_-])?(?:key|api-?key|token|secret|pass(?:word|wd)?|pwd|auth(?:orization)?|sig(?:nature)?|credentials?)$/i;
/** Services whose whole path is the secret. */
const secretPath =
  /^https:\/\/(?:hooks\.slack\.com\/services|(?:\w+\.)?discord(?:app)?\.com\/api\/webhooks)\//i;

const parse = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null);

/** Whether a host is this machine, whose traffic nobody reads on the way. */
export const isLocalHost = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/i.test(host);

const isOpen = (address: string): boolean => {
  const url = parse(address);
  return url?.protocol === 'http:' && !isLocalHost(url.hostname);
};

const findSecret = (address: string): string | null => {
  const url = parse(address);
  const name = [...(url?.searchParams.keys() ?? [])].find((key) => secretName.test(key));
  if (name !== undefined) return `${name}=… in it`;
  return secretPath.test(address) ? 'a secret as its path' : null;
};

const hasLogin = (address: string): boolean => {
  const url = parse(address);
  return url !== null && (url.username !== '' || url.password !== '');
};

/** An address where shoppers send what concerns them: encrypted, but on this machine, and without a login. */
export const safeAddress = (description: string) =>
  v.pipe(
    webAddress(description),
    v.check(
      (address) => !isOpen(address),
      ({ input }) =>
        `expected an address that starts with https://, found "${input}": names and phone numbers would go over the network for everybody to read\nWrite https:// if the service answers to it; another service is needed if not.`,
    ),
    v.check(
      (address) => !hasLogin(address),
      'expected an address without a login, found one with name and password before the @: every visitor can read them\nTake them out, and change the password. A service that needs them wants a relay of yours in front of it.',
    ),
  );

/** A safe address that the browser itself sends to, so that nothing in it may be secret. */
export const postAddress = (description: string) =>
  v.pipe(
    safeAddress(description),
    v.check(
      (address) => findSecret(address) === null,
      ({ input }) =>
        `expected an address without a key, found one with ${findSecret(input)}: enquiries leave from the browser, so that every visitor can read it\nTake it out, and have the service make a new one. A service that needs one wants a relay of yours in front of it.`,
    ),
  );
