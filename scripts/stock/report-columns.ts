import type { Feed, Row } from './rows/row.ts';

/** What a rejects file in CSV adds behind the columns of its feed; the second pair where a feed has such columns itself. */
const pairs: readonly (readonly [string, string])[] = [
  ['line', 'reason'],
  ['rejected_line', 'rejected_reason'],
];

/** Names for line and reason that no column of the feed has. */
export function chooseReportColumns(columns: readonly string[]): readonly [string, string] {
  const free = pairs.find((pair) => !pair.some((name) => columns.includes(name)));
  return free ?? ['rejected_line', 'rejected_reason'];
}

/**
 * The feed without the two last columns when they are those of an earlier rejects file and no field is read from them:
 * a corrected rejects file is read as the feed it came from.
 */
export function withoutReport(feed: Feed, read: ReadonlySet<string>): Feed {
  const last = feed.columns?.slice(-2) ?? [];
  const isReport = pairs.some(([line, reason]) => last[0] === line && last[1] === reason);
  if (!feed.columns || !isReport || last.some((name) => read.has(name))) return feed;
  return { ...feed, columns: feed.columns.slice(0, -2), rows: dropColumns(feed.rows, last) };
}

async function* dropColumns(rows: AsyncIterable<Row>, names: readonly string[]): AsyncGenerator<Row> {
  for await (const row of rows) {
    if ('broken' in row) yield row;
    else {
      const kept = Object.entries(row.values).filter(([name]) => !names.includes(name));
      yield { ...row, values: Object.fromEntries(kept) };
    }
  }
}
