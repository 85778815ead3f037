/**
 * The address of an index that somebody has given in place of those of the dealer files: by --search-url, else by
 * FORECOURT_SANDBOX_URL; null where nobody has.
 *
 * @param refuse told of what is no address of the web
 */
export function readIndexUrl(
  flag: string | undefined,
  refuse: (message: string) => never,
  environment: NodeJS.ProcessEnv = process.env,
): string | null {
  const text = flag ?? environment['FORECOURT_SANDBOX_URL'] ?? '';
  if (text === '') return null;
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  const where = flag === undefined ? 'FORECOURT_SANDBOX_URL' : '--search-url';
  return refuse(`${where}: expected an address such as http://127.0.0.1:8108, found ${text}.`);
}
