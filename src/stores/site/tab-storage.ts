/** What lives as long as this tab, also when it is reloaded or comes back after a crash; null where nothing can be kept. */
export function readTabStorage(): Storage | null {
  try {
    return window.sessionStorage ?? null;
  } catch {
    return null;
  }
}
