import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Vite's own module through which code that is fetched on use brings its scripts and styles along. */
const helper = '\0vite/preload-helper.js';
const method = 'export const __vitePreload =';
const loader = fileURLToPath(new URL('../../ui/loading/load-styles.ts', import.meta.url));

/**
 * Styles of code that is fetched on use are adopted by `ui/loading/load-styles.ts` instead of linked by Vite, which says why;
 * scripts stay Vite's. Both are fetched at the same time, and the code begins when its styles hold.
 *
 * Measured 2026-11-23, processor milliseconds for style and layout on a phone four times slower when a dialog first opens:
 * the enquiry 89 adopted, 252 linked; the filters 121 and 325. Do not break: styles must hold before their code begins,
 * and a file of Vite's that looks otherwise must fail the build.
 */
export function adoptStyles(): Plugin {
  return {
    name: 'forecourt:adopt-styles',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler(code, id) {
        if (id !== helper || !code.includes(method))
          this.error(
            'Vite brings styles of late code another way now: see integration/client/adopt-styles.ts.',
          );
        return `import { loadStyles } from ${JSON.stringify(loader)};
${code.replace(method, 'const preloadScripts =')};
const isStyle = (file) => file.endsWith('.css');
export const __vitePreload = (load, files, importer) => {
  const styles = files?.filter(isStyle).map((file) => assetsURL(file, importer)) ?? [];
  const looks = styles.length > 0 ? loadStyles(...styles) : null;
  return preloadScripts(
    looks ? () => looks.then(load) : load,
    files?.filter((file) => !isStyle(file)),
    importer,
  );
};
`;
      },
    },
  };
}
