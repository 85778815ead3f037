import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * False in the built page and while it hydrates, true from then on. Controls that need scripts are disabled until then,
 * because a form sent by the browser itself would put a shopper's details into the address.
 */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
