import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds for which the link of a message stops alerts. The law asks for 30 days. */
export const linkLasts = 400 * 86_400;

/** Bytes of the id of a message, of the hour at which the link ends, and of the signature. */
const sizes = { id: 12, end: 4, signature: 16 } as const;
const whole = sizes.id + sizes.end + sizes.signature;

const sign = (secret: Uint8Array, signed: Uint8Array): Buffer =>
  createHmac('sha256', secret).update('alerts ').update(signed).digest().subarray(0, sizes.signature);

/**
 * The token of a message's link: 43 letters, so that it fits into a text message.
 *
 * @param message id of the message, 24 hexadecimal digits
 * @param now epoch seconds
 */
export function writeLinkToken(secret: Uint8Array, message: string, now: number): string {
  const signed = Buffer.alloc(sizes.id + sizes.end);
  signed.write(message, 'hex');
  signed.writeUInt32BE(Math.ceil((now + linkLasts) / 3_600), sizes.id);
  return Buffer.concat([signed, sign(secret, signed)]).toString('base64url');
}

/** The message that a token belongs to; `false` for no token of this secret, `old` for one that is over. */
export function readLinkToken(
  secret: Uint8Array,
  token: string,
  now: number,
): { message: string } | 'false' | 'old' {
  const bytes = Buffer.from(token, 'base64url');
  // One spelling alone: what decoders leave out would make other tokens of the same bytes.
  if (bytes.length !== whole || bytes.toString('base64url') !== token) return 'false';
  const signed = bytes.subarray(0, sizes.id + sizes.end);
  if (!timingSafeEqual(sign(secret, signed), bytes.subarray(signed.length))) return 'false';
  if (signed.readUInt32BE(sizes.id) * 3_600 <= now) return 'old';
  return { message: signed.toString('hex', 0, sizes.id) };
}
