/** A path of this site from an address, or null. `//host`, `/\host` and absolute addresses lead elsewhere. */
export function sameOriginPath(value: string | null): string | null {
  if (value === null || !/^\/(?![/\\])/.test(value) || /[\s\\\p{Cc}]/u.test(value)) return null;
  return value;
}
