import { spawnSync } from 'node:child_process';
import { Command } from 'commander';
import pc from 'picocolors';
import { findChromium } from './test/chromium.ts';
import { startSites, type Sites } from './test/sites.ts';
import { steps, type Step } from './test/steps.ts';

const program = new Command('npm test --')
  .description(
    'Checks everything: format, lint, types, dealer files, unit tests, dead code, and the built sites.',
  )
  .option('--only <name...>', `run only these steps: ${steps.map(({ name }) => name).join(', ')}`)
  .parse();

const only = program.opts<{ only?: string[] }>().only;
const unknown = only?.find((name) => !steps.some((step) => step.name === name));
if (unknown)
  program.error(`There is no step '${unknown}'. The steps are: ${steps.map(({ name }) => name).join(', ')}.`);

const chosen = steps.filter(({ name }) => !only || only.includes(name));
const failed: string[] = [];

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function check(name: string, hint: string, work: () => boolean | Promise<boolean>): Promise<boolean> {
  console.log(pc.bold(`▶ ${name}`));
  const since = performance.now();
  const passed = await work();
  if (!passed) failed.push(name);
  console.log(
    passed ? pc.green(`✔ ${name} ${seconds(since)}`) : pc.red(`✘ ${name} ${seconds(since)}: ${hint}`),
  );
  return passed;
}

const runStep = (
  { command: [program = '', ...words] }: Step,
  environment: Record<string, string> = {},
): boolean =>
  spawnSync(program, words, { stdio: 'inherit', env: { ...process.env, ...environment } }).status === 0;

for (const step of chosen.filter(({ needsSites }) => !needsSites)) {
  await check(step.name, step.hint, () => runStep(step));
}

const onSites = chosen.filter(({ needsSites }) => needsSites);
if (onSites.length > 0) {
  let sites: Sites | undefined;
  await check('npm start', 'the sample sites could not be built and served', async () => {
    try {
      sites = await startSites(findChromium());
      return true;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return false;
    }
  });
  for (const step of onSites) {
    if (sites) await check(step.name, step.hint, () => runStep(step, sites?.environment));
    else failed.push(`${step.name} (not run: no sites)`);
  }
  if (sites)
    await check(
      'stop',
      'Ctrl-C must end npm start with exit code 0',
      async () => (await sites?.stop()) === 0,
    );
}

const count = chosen.length + (onSites.length > 0 ? 2 : 0);
if (failed.length > 0) console.log(pc.red(`\nFailed: ${failed.join(', ')}`));
console.log(`${count - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
