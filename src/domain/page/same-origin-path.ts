/**
 * A path of this site from an address, or null. `//host`, `/\host` and absolute addresses lead elsewhere, and `/.//host` does
 * where a host answers with the tidied path.
 */
export function sameOriginPath(value: string | null): string | null {
  if (value === null || !value.startsWith('/') || /[\s\\\p{Cc}]|^[^?#]*\/\//u.test(value)) return null;
  return value;
}
