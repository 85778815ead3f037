import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { logoSize } from './draw-card.ts';

/** Milliseconds that a logo may take. A drawing of 9 KB can take an hour, and nothing but its end stops a process that draws. */
const patience = 20_000;
const program = fileURLToPath(new URL('rasterise-logo.ts', import.meta.url));

/** A dealer's logo as PNG, as large as it stands on cards; null for one that cannot be drawn, or not in time. */
export function drawLogo(logo: Buffer, longest = patience): Promise<Buffer | null> {
  const size = [logoSize.width, logoSize.height].map(String);
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program, ...size],
      { encoding: 'buffer', timeout: longest, killSignal: 'SIGKILL' },
      (error, drawn) => resolve(error || drawn.length === 0 ? null : drawn),
    );
    // A process that ended early takes no more; its end says so already.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(logo);
  });
}
