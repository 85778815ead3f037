import { createHmac, timingSafeEqual } from 'node:crypto';
import { type JsonObject, isObject } from '../json.ts';
import type { CompiledKey } from './api-key.ts';

const DIGEST_LENGTH = 44;
const PREFIX_LENGTH = 4;

/**
 * Takes a scoped key apart: base64 of the HMAC-SHA256 of its parameters under a parent key, the parent's first four
 * letters, and the parameters. Answers the parent and the parameters when the signature holds, else null.
 */
export function openScopedKey(
  text: string,
  keys: Iterable<CompiledKey>,
): { readonly parent: CompiledKey; readonly parameters: JsonObject } | null {
  const opened = Buffer.from(text, 'base64').toString('utf8');
  if (opened.length <= DIGEST_LENGTH + PREFIX_LENGTH) return null;
  const digest = Buffer.from(opened.slice(0, DIGEST_LENGTH));
  const prefix = opened.slice(DIGEST_LENGTH, DIGEST_LENGTH + PREFIX_LENGTH);
  const json = opened.slice(DIGEST_LENGTH + PREFIX_LENGTH);
  for (const parent of keys) {
    if (parent.value.slice(0, PREFIX_LENGTH) !== prefix) continue;
    const expected = Buffer.from(createHmac('sha256', parent.value).update(json).digest('base64'));
    if (expected.length !== digest.length || !timingSafeEqual(expected, digest)) continue;
    try {
      const parameters: unknown = JSON.parse(json);
      return isObject(parameters) ? { parent, parameters } : null;
    } catch {
      return null;
    }
  }
  return null;
}
