import { createReadStream, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Failure } from '../../command/failure.ts';

/**
 * The text of a file in pieces, without a byte order mark; one of UTF-8 counts for more than the stated encoding, so that
 * a corrected rejects file is read by the mapping of its feed. Throws a Failure when the file is missing, empty or not
 * in the stated encoding; nothing is replaced by question marks.
 */
export async function* readText(file: string, encoding: string): AsyncGenerator<string> {
  const marked = await refuseUnreadable(file, encoding);
  const decoder = createDecoder(file, marked ? 'utf-8' : encoding);
  let bytes = 0;
  const decode = (chunk?: Buffer): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new Failure(
        `${file} is not ${encoding} text (somewhere between byte ${bytes} and ${bytes + (chunk?.length ?? 0)}). ` +
          'Save it as UTF-8, or say what it is in the mapping, for example `encoding: windows-1252`.',
      );
    }
  };
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const text = decode(chunk);
    if (text.includes('\0'))
      throw new Failure(`${file} holds binary data. Expected a text file (CSV or JSON Lines).`);
    if (text) yield text;
    bytes += chunk.length;
  }
  const rest = decode();
  if (rest) yield rest;
}

/** Answers whether the file begins with the mark of UTF-8. */
async function refuseUnreadable(file: string, encoding: string): Promise<boolean> {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) throw new Failure(`There is no file ${file}.`);
  if (!stats.isFile()) throw new Failure(`${file} is not a file.`);
  if (stats.size === 0) throw new Failure(`${file} is empty. The stock stays as it is.`);
  const handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(3), 0, 3, 0).finally(() => handle.close());
  const wide =
    buffer[0] === 0xff && buffer[1] === 0xfe
      ? 'utf-16le'
      : buffer[0] === 0xfe && buffer[1] === 0xff
        ? 'utf-16be'
        : null;
  if (wide && !encoding.toLowerCase().startsWith('utf-16')) {
    throw new Failure(
      `${file} is ${wide} text. Save it as UTF-8, or write \`encoding: ${wide}\` in the mapping.`,
    );
  }
  return buffer.equals(Buffer.from([0xef, 0xbb, 0xbf]));
}

function createDecoder(file: string, encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new Failure(
      `${file}: "${encoding}" is not an encoding. Use for example utf-8, utf-16le or windows-1252.`,
    );
  }
}
