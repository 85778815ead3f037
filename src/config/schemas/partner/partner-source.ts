import * as v from 'valibot';
import { frameRights } from '#domain/partner/partner.ts';
import { isWebAddress } from '#domain/site/web-origin.ts';
import { choice, flag, group, list, pattern } from '../values.ts';

/**
 * A server with its port; browsers leave out what is none in a security policy, and with it what comes from there. A sandbox on the
 * machine of a developer needs no certificate; browsers trust it as well.
 */
const server = String.raw`(https:\/\/[a-z0-9]+((\.|-+)[a-z0-9]+)*|http:\/\/(127\.0\.0\.1|localhost))(:\d{1,5})?`;

/** A text of a fixed form whose host is a plain one. */
export const withHost = (description: string, form: RegExp, expected: string) =>
  v.pipe(pattern(description, form, expected), v.check(isWebAddress, expected));

/** A server without a path, as a security policy may name it. */
export const origin = (description: string) =>
  withHost(
    description,
    new RegExp(`^${server}$`),
    'a server by itself, such as https://chat.example.com, in small letters and without a path',
  );

/** Neither signs that end a source of the security policy, nor a fragment. */
const secureAddress = (description: string, signs: string) =>
  withHost(description, new RegExp(`^${server}/${signs}*$`), 'a whole address that starts with https://');

const scriptAddress = secureAddress('Address of the script.', String.raw`[\w./~%@-]`);
const frameAddress = secureAddress(
  'Address of the page in the frame. {account} stands for the option of that name.',
  String.raw`[\w./~%@?&=+:{}-]`,
);

/** What a partner runs in the page. */
export const script = group('A script in the page. It can see all of the page: prefer a frame.', {
  address: scriptAddress,
  integrity: pattern(
    'Digest of the script, so that no other text ever runs. A partner who has none belongs into a frame.',
    /^sha(256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/,
    'the digest of the script, such as sha384-… (openssl dgst -sha384 -binary chat.js | openssl base64 -A)',
  ),
});

/** What a partner shows in a frame. */
export const frame = group('A page of the partner in a frame, which sees nothing of the page around it.', {
  address: frameAddress,
  may: v.optional(
    list(
      'What it may do besides running its scripts: ownStorage is its cookies and storage.',
      choice('A right.', Object.keys(frameRights) as (keyof typeof frameRights)[]),
    ),
    [],
  ),
  answers: v.optional(
    flag(
      "Whether it says { forecourt: 'ready' } to the page, so that a silent one is told from one that works.",
    ),
    false,
  ),
});

/** Where shoppers are sent who cannot load a partner. */
export const partnerLink = withHost(
  'Page of the partner for who cannot load it. The phone of the dealer stands there without one.',
  new RegExp(`^${server}(/[\\w./~%@?&=+:{}-]*)?$`),
  'a web address that starts with https://',
);
