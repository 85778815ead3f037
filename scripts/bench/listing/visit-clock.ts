import type { Browser } from 'playwright';
import {
  noteInteractions,
  shortestLatency,
  takeInteractions,
  takePicture,
  type Latency,
} from './interactions.ts';
import type { Visit } from './session.ts';
import { slowDown, slowness } from './slow-down.ts';

/** One step of a visit on the clock. */
export interface StepClock {
  name: string;
  latencies: Latency[];
  /** Latency of a key that does nothing, just before. */
  empty: Latency;
}

/** One visit on a slow phone. */
export async function playOnPhone(browser: Browser, address: string, visit: Visit): Promise<StepClock[]> {
  const page = await visit.open(browser, address);
  try {
    await noteInteractions(page);
    await slowDown(page, slowness);
    const steps: StepClock[] = [];
    await visit.play(page, async (name, act) => {
      await takeInteractions(page);
      await page.keyboard.press('Shift');
      await takePicture(page);
      const empty = Math.max(shortestLatency, ...(await takeInteractions(page)));
      await act();
      steps.push({ name, latencies: await takeInteractions(page), empty });
    });
    return steps;
  } finally {
    await page.context().close();
  }
}
