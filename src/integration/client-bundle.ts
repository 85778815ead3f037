import type { BuildEnvironment, InlineConfig, Rolldown, ViteBuilder } from 'vite';
import { createRecorder, type ClientRecording } from './client-recording.ts';
import { describeClientBuild, readClientInput, readSiteAddress, type Pages } from './client-build-key.ts';
import { replayLearning, writeRecording } from './client-replay.ts';

/** Recordings of this process. A worker builds few templates, so nothing is ever thrown away. */
const recordings = new Map<string, ClientRecording>();

/** How the client builds of this process came about: bundled in full, or replayed from a recording. */
export const clientBuilds = { bundled: 0, replayed: 0 };

/**
 * Lets all dealers of one template share one client bundle: dealer data reaches islands as props, so `_astro/*` is the
 * same for each. The first build of a process is bundled and recorded; later ones with equal inputs are answered from
 * memory, any other is bundled in full. The pages come out byte for byte as from a plain build.
 */
export function reuseClientBundle(vite: InlineConfig, pages: Pages, template: string): void {
  const buildApp = vite.builder?.buildApp;
  if (!buildApp) return;
  const recorder = createRecorder();
  vite.plugins = [...(vite.plugins ?? []), recorder.plugin];

  async function buildClient(
    build: ViteBuilder['build'],
    environment: BuildEnvironment,
  ): Promise<Rolldown.RolldownOutput | Rolldown.RolldownOutput[] | Rolldown.RolldownWatcher> {
    const input = readClientInput(environment);
    if (input === null) return await build(environment);
    const key = describeClientBuild(environment, input, pages, template);
    const known = recordings.get(key);
    if (known && (await replayLearning(environment, known))) {
      for (const [name, added] of known.styles) pages.get(name)?.styles.push(...structuredClone(added));
      await writeRecording(environment, known);
      clientBuilds.replayed += 1;
      return [];
    }
    clientBuilds.bundled += 1;
    const before = new Map([...pages].map(([name, { styles }]) => [name, styles.length]));
    const answer = await build(environment);
    const styles = new Map([...pages].map(([name, page]) => [name, page.styles.slice(before.get(name))]));
    const recording = recorder.finish(answer, structuredClone(styles), readSiteAddress(environment));
    if (recording) recordings.set(key, recording);
    return answer;
  }

  vite.builder = {
    ...vite.builder,
    buildApp: async (builder) => {
      const build = builder.build.bind(builder);
      builder.build = (environment) =>
        environment.name === 'client' ? buildClient(build, environment) : build(environment);
      await buildApp(builder);
    },
  };
}
