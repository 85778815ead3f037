import type { AnalyticsDriver } from './driver.ts';

/**
 * Posts each event to the dealer API. `keepalive` lets it outlive the page, as events before a link do; text/plain
 * needs no preflight, and no cookie goes with it.
 */
export const openApi: AnalyticsDriver<'api'> = ({ url }) => {
  let open = true;
  const post = async (body: string): Promise<void> => {
    const request = { method: 'POST', body, keepalive: true, credentials: 'omit' } as const;
    const { ok, status } = await fetch(url, request);
    if (!ok) throw new Error(`answer ${status}`);
  };
  return {
    send: (event) => {
      if (!open) return;
      post(JSON.stringify(event)).catch((error: unknown) => {
        console.warn('An event could not be counted.', error);
      });
    },
    stop: () => {
      open = false;
    },
  };
};
