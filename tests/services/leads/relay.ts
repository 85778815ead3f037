import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedLead {
  key: string;
  type: string;
  body: string;
}

/**
 * A dealer's lead endpoint on a free port that keeps the contract: stores each `Idempotency-Key` once, answers 409 to
 * the second. `answerWith` makes it fail instead.
 */
export async function openRelay() {
  const received: ReceivedLead[] = [];
  let failure: number | null = null;
  const read = async (request: IncomingMessage): Promise<string> => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    return body;
  };
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const key = String(request.headers['idempotency-key'] ?? '');
      const known = received.some((lead) => lead.key === key);
      const status = failure ?? (known ? 409 : 201);
      if (status === 201) received.push({ key, type: String(request.headers['content-type']), body });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: `answer ${status}`, lead_id: key }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/leads`,
    received,
    answerWith: (status: number | null) => {
      failure = status;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type Relay = Awaited<ReturnType<typeof openRelay>>;
