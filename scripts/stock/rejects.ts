import { createWriteStream, mkdirSync } from 'node:fs';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { Failure } from './failure.ts';
import type { Row } from './rows/row.ts';

/** Rejected rows, one JSON object a line: `{"line":12,"reason":"…","row":{…}}`. */
export interface Rejects {
  write: (row: Row, reason: string) => Promise<void>;
  close: () => Promise<void>;
  count: () => number;
}

/** Opens the file anew, so that it never shows the rejects of an earlier run. */
export async function createRejects(file: string): Promise<Rejects> {
  const stream = await openStream(file);
  let count = 0;
  return {
    write: async (row, reason) => {
      count += 1;
      const content = 'values' in row ? { row: row.values } : { text: row.text };
      if (!stream.write(`${JSON.stringify({ line: row.line, reason, ...content })}\n`))
        await once(stream, 'drain');
    },
    close: async () => {
      stream.end();
      await once(stream, 'close');
    },
    count: () => count,
  };
}

async function openStream(file: string): Promise<ReturnType<typeof createWriteStream>> {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const stream = createWriteStream(file);
    await once(stream, 'open');
    return stream;
  } catch (error) {
    throw new Failure(
      `The file for rejected rows, ${file}, cannot be written: ${error instanceof Error ? error.message : ''}`,
    );
  }
}
