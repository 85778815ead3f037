import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * False in the built page and while it hydrates, true from then on. What only works awake is disabled until then: a
 * form that the browser itself sent would put a shopper's details into the address.
 */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
