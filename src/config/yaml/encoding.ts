interface EncodingProblem {
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  message: string;
}

const advice = 'Save the file again as UTF-8; editors ask for it under "Save as" or "Encoding".';

/** The position right behind a text. */
function positionAfter(text: string): { line: number; column: number } {
  const lines = text.split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Whether bytes are UTF-8. */
function isReadable(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The text of a file in UTF-8, and what is wrong with it when it is in another encoding or no text at all. */
export function decodeText(bytes: Uint8Array): { text: string; problem: EncodingProblem | null } {
  const start = { line: 1, column: 1 };
  const refuse = (found: string, position = start) => ({
    text: '',
    problem: { ...position, message: `expected a text in UTF-8, found ${found}.\n${advice}` },
  });
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return refuse('UTF-16');
  const zeros = bytes.subarray(0, 1000).filter((byte) => byte === 0).length;
  if (zeros * 4 > Math.min(bytes.length, 1000)) return refuse('UTF-16 or a file that is no text');
  if (!isReadable(bytes)) {
    const read = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    // What is no UTF-8 is read as this sign.
    const before = read.slice(0, read.indexOf('\ufffd'));
    const byte = bytes[new TextEncoder().encode(before).length] ?? 0;
    return refuse(`the byte ${byte.toString(16).padStart(2, '0')}, which is none`, positionAfter(before));
  }
  const text = new TextDecoder().decode(bytes);
  const zero = text.indexOf('\0');
  if (zero < 0) return { text, problem: null };
  return refuse('a byte of zero: this is no text', positionAfter(text.slice(0, zero)));
}
