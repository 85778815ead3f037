import type { Browser } from 'playwright';
import { attempt } from './attempt.ts';
import { markStep, readSteps, traceCategories, type StepTasks } from './processor.ts';
import type { Visit } from './session.ts';

/** Processor milliseconds of each step at full speed: of two visits the smaller, because noise only adds. */
export async function traceTasks(browser: Browser, address: string, visit: Visit): Promise<StepTasks[]> {
  const visits: StepTasks[][] = [];
  for (const name of ['First trace', 'Second trace']) {
    const steps = await attempt(name, () => traceVisit(browser, address, visit));
    if (steps) visits.push(steps);
  }
  const [first = [], second = first] = visits;
  return first.map((step, index) => {
    const other = second[index] ?? step;
    return {
      name: step.name,
      longest: Math.min(step.longest, other.longest),
      answer: Math.min(step.answer, other.answer),
    };
  });
}

async function traceVisit(browser: Browser, address: string, visit: Visit): Promise<StepTasks[]> {
  const page = await visit.open(browser, address);
  await browser.startTracing(page, { categories: traceCategories });
  try {
    await visit.play(page, async (name, act) => {
      await page.evaluate(markStep, name);
      await act();
    });
    return readSteps((await browser.stopTracing()).toString());
  } catch (error) {
    await browser.stopTracing().catch(() => undefined);
    throw error;
  } finally {
    await page.context().close();
  }
}
