import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import pc from 'picocolors';
import { Failure } from './command/failure.ts';
import { runBeside, type Work } from './test/beside.ts';
import { chooseSteps } from './test/choose-steps.ts';
import { prepareTestChromium } from './test/chromium.ts';
import { repeatEnd } from './test/repeat-end.ts';
import { runStep } from './test/run-step.ts';
import { startSites, type Sites } from './test/sites.ts';
import { steps, type Step } from './test/steps.ts';

const program = new Command('npm test --')
  .description(
    'Checks everything: format, lint, types, dealer files, unit tests, attacks, dead code, and the built sites.',
  )
  .argument(
    '[file...]',
    'run only these test files, or those of these folders: npm test -- tests/domain/vehicle',
  )
  .option('--only <name...>', `run only these steps: ${steps.map(({ name }) => name).join(', ')}`)
  .parse();

const chosen = chooseOrExplain();
const failed: { name: string; said: string }[] = [];

function chooseOrExplain(): Step[] {
  try {
    return chooseSteps(steps, { only: program.opts<{ only?: string[] }>().only, files: program.args });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return program.error(error.message);
  }
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function check(
  name: string,
  hint: string,
  work: () => Promise<{ passed: boolean; said?: string; isShown?: boolean }>,
): Promise<void> {
  console.log(pc.bold(`▶ ${name}`));
  const since = performance.now();
  const { passed, said = '', isShown = false } = await work();
  if (!passed) failed.push({ name, said });
  if (!isShown && said.trim()) console.log(said.trimEnd());
  console.log(
    passed ? pc.green(`✔ ${name} ${seconds(since)}`) : pc.red(`✘ ${name} ${seconds(since)}: ${hint}`),
  );
}

/** Steps that use one processor run two at a time, beside the start of the sites; the others have the machine. */
const slots = Math.min(2, availableParallelism());

const onSites = chosen.filter(({ needsSites }) => needsSites);
let sites: Sites | undefined;
const start = async (): Promise<{ passed: boolean; said?: string }> => {
  try {
    sites = await startSites(prepareTestChromium());
    return { passed: true };
  } catch (error) {
    return { passed: false, said: error instanceof Error ? error.message : String(error) };
  }
};

const createWork = (step: Step): Work => ({
  slots: step.slots ?? 1,
  run: () => {
    if (step.needsSites && !sites)
      return Promise.resolve(void failed.push({ name: step.name, said: 'Not run: there are no sites.' }));
    const quietly = Math.min(step.slots ?? 1, slots) < slots;
    return check(step.name, step.hint, async () => ({
      ...(await runStep(step, { environment: step.needsSites ? sites?.environment : {}, quietly })),
      isShown: !quietly,
    }));
  },
});

await runBeside(
  [
    ...(onSites.length > 0
      ? [
          {
            slots: 1,
            run: () => check('npm start', 'the test sites could not be built and served', start),
          },
        ]
      : []),
    ...chosen.filter(({ needsSites }) => !needsSites).map(createWork),
  ],
  slots,
);
await runBeside(onSites.map(createWork), slots);
if (sites)
  await check('stop', 'Ctrl-C must end npm start with exit code 0', async () => ({
    passed: (await sites?.stop()) === 0,
  }));

const count = chosen.length + (onSites.length > 0 ? 2 : 0);
for (const { name, said } of failed) console.log(repeatEnd(name, said));
console.log(`${count - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
