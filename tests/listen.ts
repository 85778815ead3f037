import type { Server } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Opens a server of this machine at a port that is free, and resolves with its origin. Whoever opened it closes it. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
