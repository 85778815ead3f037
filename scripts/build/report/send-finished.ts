import type { BuildReport, FinishedSite, LastMessage, TargetReport } from './report.ts';

/** Whoever runs this build may have ended: then nobody reads, which is no failure of the build. */
const send = (message: FinishedSite | LastMessage): void =>
  void process.send?.(message, undefined, undefined, () => undefined);

/** Tells the process that runs this build of a site that is finished. */
export const sendFinished = ({ slug, template, status, error }: TargetReport): void =>
  send({ slug, template, status, error });

/** Tells it of dealers whose files could not be used, and of which no site was begun; and that the build has its report. */
export function sendReported({ targets }: Pick<BuildReport, 'targets'>): void {
  for (const target of targets) if (!target.template) sendFinished(target);
  send({ ended: 'reported' });
}

/** Tells it that another build holds a lock, so that it can ask again when that one has ended. */
export const sendLocked = (lock: string): void => send({ ended: 'locked', lock });
