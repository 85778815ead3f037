/** A browser whose storage is full while `disk.isFull`: it keeps nothing new then. */
export function openCrowdedBrowser(): { storage: Record<string, string>; disk: { isFull: boolean } } {
  const { storage } = openBrowser();
  const disk = { isFull: false };
  const value = new Proxy(localStorage, {
    set: (target, key, text: string) => {
      if (disk.isFull) throw new DOMException('full', 'QuotaExceededError');
      target[String(key)] = text;
      return true;
    },
  });
  Object.defineProperty(globalThis, 'localStorage', { value, configurable: true });
  return { storage, disk };
}

/**
 * The little of a browser that stores touch, for tests in Node: a storage, a location to read and events
 * to hear. What is kept can be written both as a property and by name, as in a browser.
 */
export function openBrowser(): { storage: Record<string, string> } {
  const storage: Record<string, string> = {};
  const named = {
    getItem: (key: string): string | null => storage[key] ?? null,
    setItem: (key: string, value: string): void => void (storage[key] = value),
    removeItem: (key: string): void => void Reflect.deleteProperty(storage, key),
  };
  const local = new Proxy(storage, {
    get: (target, key) => (key in named ? named[key as keyof typeof named] : target[String(key)]),
  });
  const events = new EventTarget();
  const drafts = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string): string | null => drafts.get(key) ?? null,
    setItem: (key: string, value: string): void => void drafts.set(key, value),
    removeItem: (key: string): void => void drafts.delete(key),
    clear: (): void => drafts.clear(),
    key: (at: number): string | null => [...drafts.keys()][at] ?? null,
    get length(): number {
      return drafts.size;
    },
  };
  const window = {
    sessionStorage,
    location: { pathname: '/cars/x/', search: '' },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  };
  const { location } = window;
  const globals = {
    localStorage: local,
    sessionStorage,
    location,
    window,
    history: {
      replaceState: (_state: unknown, _title: string, address: string) =>
        Object.assign(location, { address }),
    },
    document: Object.assign(new EventTarget(), { forms: [] }),
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  return { storage };
}
