/** A browser's address and history, as stores and dialogs see them, for tests in Node. */
export function openHistory(pathname: string, search = '') {
  const events = new EventTarget();
  const steps: { search: string; state: unknown }[] = [{ search, state: null }];
  let at = 0;
  const go = (by: number): void => {
    at = Math.min(Math.max(at + by, 0), steps.length - 1);
    events.dispatchEvent(new Event('popstate'));
  };
  const searchHere = (): string => steps[at]?.search ?? '';
  const write = (state: unknown, address?: string): void => {
    steps[at] = { state, search: address?.slice(pathname.length) ?? searchHere() };
  };
  const window = {
    location: {
      pathname,
      get search() {
        return searchHere();
      },
    },
    history: {
      get state() {
        return steps[at]?.state ?? null;
      },
      pushState: (state: unknown, _title: string, address?: string) => {
        steps.splice(at + 1, steps.length, { state, search: searchHere() });
        at += 1;
        write(state, address);
      },
      replaceState: (state: unknown, _title: string, address?: string) => write(state, address),
      back: () => go(-1),
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  };
  Object.defineProperty(globalThis, 'window', { value: window, configurable: true });
  return {
    back: () => go(-1),
    forward: () => go(1),
    /** What the address says, and how many steps there are. */
    read: () => ({ search: decodeURIComponent(searchHere()), steps: steps.length }),
  };
}
