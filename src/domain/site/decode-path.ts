/** The path that an address means, with its escapes read; null where they are broken, which no host serves. */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
