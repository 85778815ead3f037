/**
 * Whether this site asks before it counts (`shell/site/Consent.astro`). A site without analytics does not ask, and the
 * dealer's own anonymous counts (views, shown numbers) need no consent.
 */
const isAsked = (): boolean => document.querySelector('[data-consent]') !== null;

/**
 * Runs `begin` once actions of the visitor may be sent, and the function that it answers when consent is taken back
 * (LEGAL 5).
 */
export function whilePermitted(begin: () => () => void): void {
  if (!isAsked()) begin();
  else
    import('#stores/analytics/consent.ts').then(
      ({ whileGranted }) => whileGranted(begin),
      (error: unknown) => console.warn('Whether this visit may be counted is unknown, so it is not.', error),
    );
}

/** Whether what a visitor does may be told at this moment. */
export const isPermitted = async (): Promise<boolean> =>
  !isAsked() || (await import('#stores/analytics/consent.ts')).readConsent() === 'granted';
