import { createText } from './text.ts';

/** Words for what changed after the page was built. */
export const liveMessages = {
  'live.changed':
    'The price or the availability of this vehicle has changed. The page now shows how it stands.',
  'live.sold': 'This vehicle has been sold.',
  'live.looking': 'Looking for this vehicle …',
  'live.failed': 'We cannot look up this vehicle at the moment. Please try again in a minute.',
} as const;

export const createLiveText = (overrides: Record<string, string>) => createText(liveMessages, overrides);
