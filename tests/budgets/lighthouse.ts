import path from 'node:path';
import lighthouse, { defaultConfig } from 'lighthouse';
import { chromium } from 'playwright';
import { readLoadingPhoneSlowness } from '../../scripts/bench/listing/phone-slowness.ts';
import { chromiumFlags, findTestChromium } from '../../scripts/test/chromium.ts';
import { shareOutPages } from './page-kinds.js';

/**
 * One site per template is measured, and kinds of pages that both draw alike in one of them. A page gets up to three tries,
 * because machines are noisy.
 */
const sites = ['harbour-toyota/showroom', 'summit-group/marketplace'];
const tries = 3;
/** Categories that do not depend on how busy the machine is: what is good in them is not measured again. */
const steady = ['accessibility', 'best-practices', 'seo'];
/** Audits that only advise: no score depends on them, and they take half of the time. */
const audits = Object.values(defaultConfig.categories ?? {}).flatMap(({ auditRefs }) => auditRefs);
const scored = new Set(audits.filter(({ weight }) => weight > 0).map(({ id }) => id));
const advice = audits.map(({ id }) => id).filter((id) => !scored.has(id));
/** Milliseconds of calm after which a page counts as loaded, where seconds are usual: it has come from this machine. */
const calm = {
  pauseAfterFcpMs: 250,
  pauseAfterLoadMs: 250,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 500,
};
/** The network of Lighthouse's phone. */
const slowNetwork = defaultConfig.settings?.throttling;
const debuggingPort = 9339;
const port = process.env.FORECOURT_TEST_PORT ?? '4321';
const dist = process.env.FORECOURT_TEST_DIST ?? 'dist';
const browser = await chromium.launch({
  executablePath: findTestChromium(),
  args: [...chromiumFlags, `--remote-debugging-port=${debuggingPort}`],
});

interface Measured {
  performance: number;
  /** What fell short, in words; empty when the page is good. */
  problems: string[];
}

/** Measures the categories that are asked for; the others count as good. */
async function measure(url: string, performanceFloor: number, asked: readonly string[]): Promise<Measured> {
  const settings = {
    ...calm,
    // A slower machine is not a slower phone, and shared machines change their speed from minute to minute.
    throttling: { ...slowNetwork, cpuSlowdownMultiplier: await readLoadingPhoneSlowness(browser) },
    onlyCategories: [...asked],
    skipAudits: advice,
    disableFullPageScreenshot: true,
  };
  const flags = { port: debuggingPort, logLevel: 'error', output: 'json' } as const;
  const run = await lighthouse(url, flags, { extends: 'lighthouse:default', settings });
  if (!run) throw new Error(`Lighthouse gave no answer for ${url}.`);
  const { categories, audits } = run.lhr;
  const score = (id: string): number => categories[id]?.score ?? 0;
  const failedAudits = (id: string): string =>
    (categories[id]?.auditRefs ?? [])
      .filter((reference) => reference.weight > 0 && (audits[reference.id]?.score ?? 1) < 1)
      .map((reference) => reference.id)
      .join(', ');
  const problems = steady
    .filter((id) => asked.includes(id) && score(id) < 1)
    .map((id) => `${id} ${score(id)} (${failedAudits(id)})`);
  const shift = audits['cumulative-layout-shift']?.numericValue ?? 0;
  if (score('performance') < performanceFloor) {
    problems.push(
      `performance ${score('performance')} < ${performanceFloor} (${failedAudits('performance')})`,
    );
  }
  if (shift > 0.0005) problems.push(`layout shift ${shift.toFixed(4)}`);
  return { performance: score('performance'), problems };
}

async function measureBest(url: string, performanceFloor: number): Promise<Measured> {
  let best = await measure(url, performanceFloor, [...steady, 'performance']);
  for (let attempt = 1; attempt < tries && best.problems.length > 0; attempt += 1) {
    const again = best.problems.some((problem) => !/^(performance|layout shift) /.test(problem))
      ? steady
      : [];
    const next = await measure(url, performanceFloor, [...again, 'performance']);
    if (next.problems.length < best.problems.length || next.performance > best.performance) best = next;
  }
  return best;
}

const shares = shareOutPages(sites.map((site) => path.join(dist, site)));
const pages = sites.flatMap((site, index) =>
  (shares[index] ?? []).flatMap(({ kind, path: pagePath, performance: floor }) => {
    const url = `http://${path.dirname(site)}.localhost:${port}${pagePath}`;
    return floor === undefined ? [] : [{ name: `${site} ${kind}`, url, floor }];
  }),
);

/** Measures pages and tells each; answers those that fell short. */
async function judge(some: typeof pages): Promise<typeof pages> {
  const short: typeof pages = [];
  for (const page of some) {
    const { performance, problems } = await measureBest(page.url, page.floor);
    if (problems.length > 0) short.push(page);
    console.log(`  ${page.name}: ${performance}${problems.map((problem) => `\n    ${problem}`).join('')}`);
  }
  return short;
}

// Something else may have kept the machine busy for as long as three tries take: what fell short is looked at once more.
const short = await judge(await judge(pages));
await browser.close();
process.exit(short.length > 0 ? 1 : 0);
