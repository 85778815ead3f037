import { createHash, randomBytes } from 'node:crypto';

/** Digests that only this process can make: the file tells nobody's connection, and no number a second time. */
export function createDigest(): (text: string) => string {
  const salt = randomBytes(16);
  return (text) => (text === '' ? '' : createHash('sha256').update(salt).update(text).digest('base64'));
}
