import type { BuildReport, FinishedSite, TargetReport } from './report.ts';

/** Whoever runs this build may have ended: then nobody reads, which is no failure of the build. */
const send = ({ slug, template, status, error }: TargetReport): void =>
  void process.send?.(
    { slug, template, status, error } satisfies FinishedSite,
    undefined,
    undefined,
    () => undefined,
  );

/** Tells the process that runs this build of a site that is finished. */
export const sendFinished = (target: TargetReport): void => send(target);

/** Tells it of dealers whose files could not be used, and of which no site was begun. */
export function sendUnread({ targets }: Pick<BuildReport, 'targets'>): void {
  for (const target of targets) if (!target.template) send(target);
}
