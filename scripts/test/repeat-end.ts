import pc from 'picocolors';

/** Lines of a failed step that are repeated at the end, where whoever reads a long log begins. */
const most = 60;

/** The name of a failed step with the end of what it said; the name alone where it had the terminal to itself. */
export const repeatEnd = (name: string, said: string): string =>
  [pc.red(`\nFailed: ${name}`), ...said.trimEnd().split('\n').slice(-most)].filter(Boolean).join('\n');
