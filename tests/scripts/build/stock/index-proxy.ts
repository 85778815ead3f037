import { createServer } from 'node:http';
import { listen } from '../../../listen.ts';

/** A server before an index that passes on all it gets, but answers `refuse` where that names a status. */
export async function openIndexProxy(
  target: string,
  refuse: (method: string, path: string) => number | null,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const status = refuse(request.method ?? '', path);
    const pass = async (): Promise<void> => {
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(piece as Buffer);
      if (status !== null) return void response.writeHead(status).end('{"message":"refused"}');
      const key = request.headers['x-typesense-api-key'];
      const answer = await fetch(target + path, {
        method: request.method ?? 'GET',
        headers: typeof key === 'string' ? { 'x-typesense-api-key': key } : {},
        ...(pieces.length > 0 && { body: Buffer.concat(pieces) }),
      });
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'text/plain',
      });
      response.end(Buffer.from(await answer.arrayBuffer()));
    };
    void pass();
  });
  return {
    url: await listen(server),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
