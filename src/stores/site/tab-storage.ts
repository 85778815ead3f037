/** Storage of this tab, which survives reloads and crashes; null where the browser offers none. */
export function readTabStorage(): Storage | null {
  try {
    return window.sessionStorage ?? null;
  } catch {
    return null;
  }
}

/** Forgets what this tab keeps: what was typed, and the pages that led there. */
export function forgetTab(): void {
  const storage = readTabStorage();
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '');
  for (const key of keys) if (key.startsWith('forecourt:')) storage?.removeItem(key);
}
