/** Storage of this tab, which survives reloads and crashes; null where the browser offers none. */
export function readTabStorage(): Storage | null {
  try {
    return window.sessionStorage ?? null;
  } catch {
    return null;
  }
}
