import { openLibrary } from '#config/load/library.ts';
import { createLoader } from '#config/load/load.ts';
import { answerApart } from './apart.ts';
import type { Loading, LoadingJob } from './load-apart.ts';

/** Reads the files of one dealer after the other. */
answerApart<Loading, LoadingJob>(async ({ directory, readsToTheEnd, now }) => {
  const loader = await createLoader(openLibrary(directory, readsToTheEnd), now);
  return ({ work, slug }) => loader[work](slug);
});
