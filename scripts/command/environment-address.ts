import { Failure } from './failure.ts';

/**
 * The web address that a variable of the environment names; null where it names none. Throws a Failure for
 * anything else: whoever starts a server hears of it at once, and not its customers.
 */
export function readEnvironmentAddress(name: string, environment: NodeJS.ProcessEnv): string | null {
  const url = environment[name];
  if (!url) return null;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Failure(`${name} is no web address: ${url}`);
  const { username, password } = new URL(url);
  if (username || password)
    throw new Failure(`${name} holds a user name or a password, which no request can carry. Take them out.`);
  return url;
}
