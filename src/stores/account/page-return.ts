import { findUser } from './session.ts';

/**
 * Loads a page anew that comes back from the memory of the browser when somebody else is signed in by then: it shows what the
 * former one saw, and would do what is long over.
 */
export function followReturn(): void {
  let left = findUser();
  window.addEventListener('pagehide', () => (left = findUser()));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && findUser() !== left) window.location.reload();
  });
}
