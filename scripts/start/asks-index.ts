import { createRulesReader } from '../serve/read-rules.ts';
import { findHeaders } from '../serve/rules.ts';

/**
 * Whether a finished site asks the index at this origin: whether its own policy lets it. A site that was built for a
 * sandbox on another port shows its pages, but neither searches nor sends anything.
 */
export async function asksIndex(siteDirectory: string, origin: string): Promise<boolean> {
  const { headers } = await createRulesReader()(siteDirectory);
  const policy = new Headers(findHeaders(headers, '/')).get('content-security-policy') ?? '';
  const connections = policy.split(';').find((directive) => directive.trim().startsWith('connect-src '));
  return connections?.trim().split(' ').includes(origin) ?? false;
}
