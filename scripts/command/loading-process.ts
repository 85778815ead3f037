import { openLibrary } from '#config/load/library.ts';
import { createLoader } from '#config/load/load.ts';
import type { Loading } from './load-apart.ts';

/** Loads each dealer that it is asked for, and ends with whoever asks. */
const { directory, readsToTheEnd, now } = JSON.parse(process.argv[2] ?? '') as Loading;
const loader = createLoader(openLibrary(directory, readsToTheEnd), now);
process.on('message', (slug: string) => {
  void loader.then((load) => load(slug)).then((loaded) => process.send?.(loaded));
});
process.on('disconnect', () => process.exit());
