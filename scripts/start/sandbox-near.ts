import { PortError } from '../sandbox/listen.ts';
import type { SandboxOptions } from '../sandbox/options.ts';
import { startSandbox, type Sandbox } from '../sandbox/server.ts';

const tries = 20;

/** Starts the sandbox on its port, or on the next free one above it. */
export async function startSandboxNear(options: SandboxOptions): Promise<Sandbox> {
  for (let port = options.port; ; port += 1) {
    try {
      return await startSandbox({ ...options, port });
    } catch (error) {
      if (!(error instanceof PortError) || port >= Math.min(options.port + tries, 65_535)) throw error;
    }
  }
}
