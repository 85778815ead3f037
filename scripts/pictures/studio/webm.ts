/** A number in as many bytes as it needs, the largest first. */
function unsigned(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; rest > 0 || bytes.length === 0; rest = Math.floor(rest / 256))
    bytes.unshift(rest % 256);
  return bytes;
}

const text = (value: string): number[] => [...value].map((character) => character.charCodeAt(0));

function double(value: number): number[] {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return [...new Uint8Array(view.buffer)];
}

/** One EBML element: its id, its length in 8 bytes, what is in it. */
function element(id: number, ...content: (Uint8Array | number[])[]): Uint8Array {
  const length = content.reduce((sum, part) => sum + part.length, 0);
  const size = unsigned(length);
  const head = [...unsigned(id), 0x01, ...Array<number>(7 - size.length).fill(0), ...size];
  const whole = new Uint8Array(head.length + length);
  whole.set(head);
  let at = head.length;
  for (const part of content) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** One encoded picture of a film. */
export interface FilmFrame {
  /** Milliseconds from the start. */
  at: number;
  key: boolean;
  bytes: Uint8Array;
}

/** Puts VP9 pictures into a WebM file of one cluster, which may last 32 seconds; with its duration, so that it can be wound. */
export function createWebm(
  frames: readonly FilmFrame[],
  look: { width: number; height: number; duration: number },
) {
  const header = element(
    0x1a45dfa3,
    element(0x4286, [1]),
    element(0x42f7, [1]),
    element(0x42f2, [4]),
    element(0x42f3, [8]),
    element(0x4282, text('webm')),
    element(0x4287, [4]),
    element(0x4285, [2]),
  );
  const about = element(
    0x1549a966,
    element(0x2ad7b1, unsigned(1_000_000)),
    element(0x4489, double(look.duration)),
    element(0x4d80, text('forecourt')),
    element(0x5741, text('forecourt')),
  );
  const picture = element(0xe0, element(0xb0, unsigned(look.width)), element(0xba, unsigned(look.height)));
  const track = element(
    0xae,
    element(0xd7, [1]),
    element(0x73c5, [1]),
    element(0x83, [1]),
    element(0x86, text('V_VP9')),
    picture,
  );
  const blocks = frames.map(({ at, key, bytes }) =>
    element(0xa3, [0x81, (at >> 8) & 255, at & 255, key ? 0x80 : 0], bytes),
  );
  const cluster = element(0x1f43b675, element(0xe7, [0]), ...blocks);
  const segment = element(0x18538067, about, element(0x1654ae6b, track), cluster);
  return new Uint8Array([...header, ...segment]);
}
