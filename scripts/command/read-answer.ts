/** The text of an answer; null for one of more bytes, of which no more is read. Counts what was unpacked. */
export async function readAnswer(answer: Response, mostBytes: number): Promise<string | null> {
  if (!answer.body) return '';
  const reader = answer.body.getReader();
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return new TextDecoder().decode(Buffer.concat(pieces));
      bytes += value.byteLength;
      if (bytes > mostBytes) return null;
      pieces.push(value);
    }
  } finally {
    // Whoever stops early does not want the rest.
    await reader.cancel().catch(() => undefined);
  }
}
