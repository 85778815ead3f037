import { isWebAddress } from '../site/web-origin.ts';
import { sameOriginPath } from './same-origin-path.ts';

/**
 * Where somebody else says that a picture, a film or a page is: a web address or a path on the own site. Null for what
 * browsers must not be sent to, as it could run as a script or rewrite the security policy.
 */
export function safeAddress(written: string | null): string | null {
  const address = written?.trim() ?? '';
  return isWebAddress(address) ? address : sameOriginPath(address);
}
