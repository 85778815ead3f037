import { IndexError } from '#catalogue/snapshot/index-error.ts';
import { BuildError } from '../build-error.ts';
import type { PlannedTarget } from '../run/target-plan.ts';
import { describeDiskProblem } from '../../command/disk-problem.ts';
import { createTargetReport, type TargetReport } from './report.ts';

/** The row of a failed target: the dealer's name, and the reason in words or the stack of an unknown error. */
export function reportFailure(target: PlannedTarget, error: unknown, seconds: number): TargetReport {
  const known = error instanceof IndexError || error instanceof BuildError || !(error instanceof Error);
  const message = known
    ? ((error as Error | null)?.message ?? String(error))
    : (describeDiskProblem(error) ?? error.stack ?? error.message);
  return createTargetReport(target, { seconds, error: `${target.slug}: ${message}` });
}
