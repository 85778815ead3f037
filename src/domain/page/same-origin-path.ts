/**
 * A path of this site from an address, or null. `//host`, `/\host` and absolute addresses lead elsewhere, and `/.//host` does
 * where a host answers with the tidied path.
 */
export const sameOriginPath = (value: string | null): string | null =>
  /^(?![^?#]*\/\/)\/[^\s\\\p{Cc}]*$/u.test(value ?? '') ? value : null;
