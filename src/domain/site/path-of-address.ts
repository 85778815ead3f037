/** The path that an address of the site means, without query and fragment; one with a broken escape means itself. */
export function pathOfAddress(address: string): string {
  const path = address.replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
