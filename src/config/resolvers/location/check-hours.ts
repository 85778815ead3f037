import type { Settings } from '../../schema.ts';
import type { ResolveContext } from '../context.ts';
import { findHoursProblem } from './hours.ts';

type Written = Settings['locations'][number];

/** Reports hours of a location or its departments that name a day twice or close before they open. */
export function checkHours(written: Written, index: number, { fail }: ResolveContext): void {
  const weeks = [
    { hours: written.hours, path: ['locations', index, 'hours'] },
    ...(written.departments ?? []).map(({ hours }, position) => ({
      hours,
      path: ['locations', index, 'departments', position, 'hours'],
    })),
  ];
  for (const { hours, path } of weeks) {
    const problem = hours ? findHoursProblem(hours) : null;
    if (problem) fail([...path, problem.days], problem.message);
  }
}
