import { createWriteStream, mkdirSync } from 'node:fs';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { Failure } from '../command/failure.ts';
import { createReasons, type Reason } from './reasons.ts';
import { formatCsvLine, rejectsHeader, toCells } from './rejects-csv.ts';
import type { Feed, Row } from './rows/row.ts';

/** Rejected rows in a file, with their line and reason. */
export interface Rejects {
  write: (row: Row, reason: string) => Promise<void>;
  /** All is written; again, it says the same. */
  close: () => Promise<void>;
  count: () => number;
  /** Kinds of reasons, most frequent first. */
  reasons: () => Reason[];
}

type Shape = Pick<Feed, 'columns' | 'delimiter'>;

/**
 * Opens the file anew, so that it never shows the rejects of an earlier run. A name that ends in .csv gets the columns of
 * the feed with line and reason behind them; any other gets one JSON object a line: `{"line":12,"reason":"…","row":{…}}`.
 */
export async function createRejects(file: string, feed: Shape): Promise<Rejects> {
  const stream = await openStream(file);
  const format = /\.csv$/i.test(file) ? formatAsCsv(feed) : formatAsJson;
  const reasons = createReasons();
  let count = 0;
  let problem: unknown = null;
  stream.on('error', (error) => {
    problem = error;
  });
  /** Waits for what has been written, which a full disk may not take. */
  const settle = async (event: 'drain' | 'close'): Promise<void> => {
    if (problem === null)
      await once(stream, event).catch((error: unknown) => {
        problem = error;
      });
    if (problem !== null) throw refuse(file, problem);
  };
  const put = async (text: string): Promise<void> => {
    if (!stream.write(text) || problem !== null) await settle('drain');
  };
  let closed: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    stream.end();
    await settle('close');
  };
  await put(format.start);
  return {
    write: async (row, reason) => {
      count += 1;
      reasons.add(reason, row.line);
      await put(format.row(row, reason));
    },
    close: () => (closed ??= close()),
    count: () => count,
    reasons: reasons.list,
  };
}

interface Format {
  start: string;
  row: (row: Row, reason: string) => string;
}

const formatAsJson: Format = {
  start: '',
  row: (row, reason) => {
    const content = 'values' in row ? { row: row.values } : { text: row.text };
    return `${JSON.stringify({ line: row.line, reason, ...content })}\n`;
  },
};

function formatAsCsv({ columns, delimiter }: Shape): Format {
  const sign = delimiter ?? ',';
  // The mark tells spreadsheets, and this import, that it is UTF-8, whatever the feed was.
  const start = `\uFEFF${formatCsvLine(rejectsHeader(columns), sign)}`;
  return { start, row: (row, reason) => formatCsvLine(toCells(row, reason, columns), sign) };
}

const refuse = (file: string, error: unknown): Failure =>
  new Failure(
    `The file for rejected rows, ${file}, cannot be written: ${error instanceof Error ? error.message : ''}`,
  );

async function openStream(file: string): Promise<ReturnType<typeof createWriteStream>> {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const stream = createWriteStream(file);
    await once(stream, 'open');
    return stream;
  } catch (error) {
    throw refuse(file, error);
  }
}
