import { boundBody } from './bound-body.ts';

/**
 * Asks a service that this server has a secret for. No more than so many bytes of its answer are read: beyond them reading
 * fails. It is followed nowhere else, because the secret and what it speaks of would go along.
 */
export const createBoundedFetch =
  (mostBytes: number): typeof fetch =>
  async (asked, init) => {
    const { body, status, headers } = await fetch(asked, { ...init, redirect: 'error' });
    return new Response(body && boundBody(body, { left: mostBytes }), { status, headers });
  };
