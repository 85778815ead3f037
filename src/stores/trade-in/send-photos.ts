import { sendFile } from '#services/lead/uploads.ts';
import { $photos, changePhoto, findPhoto, forgetPhoto, type TradeInPhoto } from './shown-photos.ts';

/** Milliseconds before each further try. */
const pauses = [1_000, 4_000];

let sending: { id: string; abort: AbortController } | null = null;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends a photo, and tries again a few times; a connection that breaks loses nothing but what was on its way. */
async function sendOne(apiUrl: string, { id, name, photo }: TradeInPhoto): Promise<void> {
  if (!photo) return forgetPhoto(id);
  const file = new File([photo], name, { type: 'image/jpeg' });
  for (let tries = 0; findPhoto(id); tries += 1) {
    const abort = new AbortController();
    sending = { id, abort };
    changePhoto(id, { status: 'sending', percent: 0 });
    const became = await sendFile(apiUrl, { id, file, signal: abort.signal }, (share) => {
      if (sending?.abort === abort) changePhoto(id, { percent: Math.round(share * 100) });
    });
    if (became === 'kept') return changePhoto(id, { status: 'sent', percent: 100 });
    // What was refused would be refused again.
    const pause = became === 'lost' ? pauses[tries] : undefined;
    if (pause === undefined || !navigator.onLine) return changePhoto(id, { status: 'failed', percent: 0 });
    await wait(pause);
  }
}

let isRunning = false;

/** Sends what waits, one after the other: a phone on the road has one narrow line. Never throws. */
export async function sendPhotos(apiUrl: string): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  try {
    for (;;) {
      const next = $photos.get().find(({ status }) => status === 'waiting');
      if (!next) break;
      await sendOne(apiUrl, next);
    }
  } finally {
    sending = null;
    isRunning = false;
  }
}

/** Breaks off the sending of one photo, or of whichever is on its way. */
export function stopSending(id?: string): void {
  if (id === undefined || sending?.id === id) sending?.abort.abort();
}
