/** One problem of a dealer file, in words a marketer can act on. */
export interface Issue {
  /** An error keeps the dealer from loading; a warning says what was corrected or looks odd. */
  severity: 'error' | 'warning';
  /** Slug of the dealer that has the problem; null when it belongs to no single one. */
  dealer: string | null;
  /** File as the marketer knows it, for example 'dealers/harbour-toyota.yaml'. */
  file: string;
  /** 1-based; null when the file itself is the problem, or the lack of one. */
  line: number | null;
  /** 1-based; null as the line is. */
  column: number | null;
  /** Path in words, for example '1st location: address.postcode'; empty for the file itself. */
  path: string;
  /** What was expected and found, and what to do; lines are separated by a line break. */
  message: string;
}

/** Letters of the path and of the message that anybody reads: a name in a file may have hundreds of thousands. */
const longestPath = 300;
const longestMessage = 4_000;
const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** An error of one file as a whole, or of the position in it that is named. */
export const createIssue = (
  dealer: string | null,
  file: string,
  {
    severity = 'error',
    line = null,
    column = null,
    path = '',
    message,
  }: Partial<Issue> & Pick<Issue, 'message'>,
): Issue => ({
  ...{ severity, dealer, file, line, column },
  path: cut(path, longestPath),
  message: cut(message, longestMessage),
});

/** Problems that are told of the texts of one dealer, and of all its files: a few megabytes may have millions. */
const mostTold = 1_000;
export const mostIssues = 2_000;

const untoldMessage =
  'Further problems in the files of this dealer are not told.\nMend those that are, and check again.';

/** The issues of a dealer as far as somebody reads them: errors before warnings, where there are too many. */
export function limitIssues(dealer: string, issues: Issue[]): Issue[] {
  const [first] = issues;
  if (!first || issues.length <= mostIssues) return issues;
  const isError = ({ severity }: Issue): boolean => severity === 'error';
  const sorted = [...issues.filter(isError), ...issues.filter((issue) => !isError(issue))];
  const { severity, file } = sorted[mostIssues] ?? first;
  return [...sorted.slice(0, mostIssues), createIssue(dealer, file, { severity, message: untoldMessage })];
}

/** Answers with what adds a problem of a file to the issues of a dealer. Of those that are too many, one issue of each kind tells. */
export function createTell(
  dealer: string,
  issues: Issue[],
): (problem: Partial<Issue> & Pick<Issue, 'file' | 'message'>) => void {
  let told = 0;
  const untold = new Set<Issue['severity']>();
  return (problem) => {
    const { severity = 'error', file } = problem;
    told += 1;
    if (told <= mostTold) issues.push(createIssue(dealer, file, problem));
    if (told <= mostTold || untold.has(severity)) return;
    untold.add(severity);
    issues.push(createIssue(dealer, file, { severity, message: untoldMessage }));
  };
}

const order = (a: Issue, b: Issue): number =>
  (a.file === b.file ? 0 : a.file.localeCompare(b.file, 'en')) ||
  (a.line ?? 0) - (b.line ?? 0) ||
  (a.column ?? 0) - (b.column ?? 0);

/** Folds the same problem of a shared layer, reported once for each dealer that uses it, into one with its users. */
function foldShared(issues: readonly Issue[]): { issue: Issue; dealers: string[] }[] {
  const folded = new Map<string, { issue: Issue; dealers: string[] }>();
  for (const issue of [...issues].sort(order)) {
    const key = [issue.file, issue.line, issue.column, issue.path, issue.message].join('\n');
    const entry = folded.get(key) ?? { issue, dealers: [] };
    if (issue.dealer && !entry.dealers.includes(issue.dealer)) entry.dealers.push(issue.dealer);
    folded.set(key, entry);
  }
  return [...folded.values()];
}

function formatIssue({ issue, dealers }: { issue: Issue; dealers: string[] }): string {
  const position = [issue.file, issue.line, issue.column].filter((part) => part !== null).join(':');
  const [first = '', ...rest] = issue.path
    ? [issue.path, ...issue.message.split('\n')]
    : issue.message.split('\n');
  const head = [position, issue.severity === 'warning' ? 'warning' : '', first].filter(Boolean).join('  ');
  const lines = rest.map((line) => `  ${line}`);
  const isOwn = (slug: string): boolean =>
    issue.file.endsWith(`/${slug}.yaml`) || issue.file.includes(`/${slug}/`);
  if (dealers.some((slug) => !isOwn(slug))) lines.push(`  this layer is used by ${dealers.join(', ')}`);
  return [head, ...lines].join('\n');
}

/** Prints issues by file and line, one block each, without a trailing line break. */
export function formatIssues(issues: readonly Issue[]): string {
  return foldShared(issues).map(formatIssue).join('\n');
}
