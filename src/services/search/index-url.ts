/** The network address of an index and the key to use there. */
export interface IndexEndpoint {
  host: string;
  port: number;
  protocol: 'http' | 'https';
  path: string;
  key: string;
}

/**
 * Address of one endpoint of the index, with the key and other parameters in the query: a request without extra
 * headers needs no preflight, which saves a round trip from another origin.
 *
 * @param endpoint begins with a slash
 */
export function createIndexUrl(
  index: IndexEndpoint,
  endpoint: string,
  parameters: Record<string, string | number> = {},
): URL {
  const { host, port, protocol, path, key } = index;
  // eslint-disable-next-line regexp/no-super-linear-move -- a path of settings
  const base = path.replace(/^\/*|\/*$/g, '');
  const url = new URL(`${protocol}://${host}:${port}${base ? `/${base}` : ''}${endpoint}`);
  url.searchParams.set('x-typesense-api-key', key);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
  return url;
}
