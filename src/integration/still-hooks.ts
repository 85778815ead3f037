import * as React from 'react';
import { giveUp } from './still-attributes.ts';

/** A component that changes its state while it is drawn must be drawn twice, which only React does. */
const change = (): never => giveUp();
const nothing = (): void => undefined;
const call = (value: unknown): unknown => (typeof value === 'function' ? (value as () => unknown)() : value);

/** What hooks answer where nothing ever changes, as in React's own renderer of pages. `useId` and others are left to it. */
const stillHooks = {
  useState: (first: unknown) => [call(first), change],
  useReducer: (_reduce: unknown, first: unknown, begin?: (first: unknown) => unknown) => [
    begin ? begin(first) : first,
    change,
  ],
  useRef: (current: unknown) => ({ current }),
  useMemo: (make: () => unknown) => make(),
  useCallback: (callback: unknown) => callback,
  useDeferredValue: (value: unknown, first?: unknown) => first ?? value,
  useSyncExternalStore: (_subscribe: unknown, _read: unknown, readOnServer?: () => unknown) =>
    readOnServer ? readOnServer() : giveUp(),
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useDebugValue: nothing,
};

/** Where each renderer of React puts its hooks while it draws; a React that has it elsewhere draws all by itself. */
const place = (
  React as unknown as Record<
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
    { H: unknown }
  >
).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

/** Draws with hooks that only say what they begin with. */
export function withStillHooks<Drawn>(draw: () => Drawn): Drawn {
  const former = place.H;
  place.H = stillHooks;
  try {
    return draw();
  } finally {
    place.H = former;
  }
}
