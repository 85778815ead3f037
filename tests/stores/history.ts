/** A browser's address and history, as stores see them, for tests in Node. */
export function openHistory(pathname: string, search = '') {
  const events = new EventTarget();
  const steps = [search];
  let at = 0;
  const searchOf = (address: string): string => address.slice(pathname.length);
  const go = (by: number): void => {
    at = Math.min(Math.max(at + by, 0), steps.length - 1);
    events.dispatchEvent(new Event('popstate'));
  };
  const window = {
    location: {
      pathname,
      get search() {
        return steps[at] ?? '';
      },
    },
    history: {
      pushState: (_state: unknown, _title: string, address: string) => {
        steps.splice(at + 1, steps.length, searchOf(address));
        at += 1;
      },
      replaceState: (_state: unknown, _title: string, address: string) => {
        steps[at] = searchOf(address);
      },
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  Object.defineProperty(globalThis, 'window', { value: window, configurable: true });
  return {
    back: () => go(-1),
    forward: () => go(1),
    /** What the address says, and how many steps there are. */
    read: () => ({ search: decodeURIComponent(steps[at] ?? ''), steps: steps.length }),
  };
}
