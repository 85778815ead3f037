import { openLibrary } from '#config/load/library.ts';
import { createLoader } from '#config/load/load.ts';
import type { Loading, LoadingJob } from './load-apart.ts';

/** Reads what it is asked for, one job after the other, and ends with whoever asks. */
const { directory, readsToTheEnd, now } = JSON.parse(process.argv[2] ?? '') as Loading;
const starting = createLoader(openLibrary(directory, readsToTheEnd), now);

async function answer({ work, slug }: LoadingJob): Promise<void> {
  const loader = await starting;
  process.send?.({ answer: await loader[work](slug) });
}

process.on('message', (job: LoadingJob) => void answer(job));
process.on('disconnect', () => process.exit());
