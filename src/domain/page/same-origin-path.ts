/** A path on this site as it came from an address, or null: `//host`, `/\host` and anything absolute lead elsewhere. */
export function sameOriginPath(value: string | null): string | null {
  if (value === null || !/^\/(?![/\\])/.test(value) || /[\s\\\p{Cc}]/u.test(value)) return null;
  return value;
}
