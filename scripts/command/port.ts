import { InvalidArgumentError } from 'commander';

/** Reads a port of the command line; 0 asks for whatever is free. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError('A port is a whole number from 0 to 65535.');
}
