import { cp, mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BuildEnvironment } from 'vite';
import type { ClientRecording } from './client-recording.ts';

/** Astro's own plugins that learn from the client bundle which file belongs to which island and script. */
const learners = ['@astro/plugin-build-internals', '@astro/plugin-scripts'];

type GenerateBundle = (this: object, options: object, bundle: object) => Promise<void> | void;

/**
 * Lets Astro learn from a recorded bundle what it would have learned from a fresh one. False when this Astro has other
 * plugins than expected; then nothing was changed and the client must be bundled.
 */
export async function replayLearning(
  environment: BuildEnvironment,
  recording: ClientRecording,
): Promise<boolean> {
  const hooks = learners.map((name) => {
    const hook = environment.plugins.find((plugin) => plugin.name === name)?.generateBundle;
    return (typeof hook === 'object' ? hook.handler : hook) as GenerateBundle | undefined;
  });
  const [first] = hooks;
  if (!first || hooks.includes(undefined)) return false;
  const context = {
    environment,
    resolve: async (id: string) => {
      const resolved = recording.resolved.get(id);
      return resolved ? { id: resolved } : null;
    },
    getModuleInfo: (id: string) => ({ dynamicallyImportedIds: recording.dynamicImports.get(id) ?? [] }),
  };
  const bundle = Object.fromEntries([...recording.bundle].map(([name, file]) => [name, { ...file }]));
  for (const hook of hooks) await hook?.call(context, {}, bundle);
  return true;
}

/** Writes the recorded files and the public folder, as the client build does. */
export async function writeRecording(
  { config }: BuildEnvironment,
  recording: ClientRecording,
): Promise<void> {
  const directory = path.resolve(config.root, config.build.outDir);
  if (config.publicDir && existsSync(config.publicDir)) {
    await cp(config.publicDir, directory, { recursive: true });
  }
  const folders = new Set(
    [...recording.files.keys()].map((file) => path.dirname(path.join(directory, file))),
  );
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  await Promise.all(
    [...recording.files].map(([file, content]) => writeFile(path.join(directory, file), content)),
  );
}
