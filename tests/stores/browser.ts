/**
 * The little of a browser that stores touch, for tests in Node: a location to read and events to hear. Storage is
 * Node's own when it has one, else kept in memory.
 */
export function openBrowser(): { storage: Map<string, string>; events: EventTarget } {
  const storage = new Map<string, string>();
  const events = new EventTarget();
  const local = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: local, configurable: true });
  const window = {
    location: { pathname: '/cars/x/', search: '' },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  Object.defineProperty(globalThis, 'window', { value: window, configurable: true });
  Object.defineProperty(globalThis, 'document', { value: new EventTarget(), configurable: true });
  return { storage, events };
}
