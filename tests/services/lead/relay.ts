import { createServer, type IncomingMessage } from 'node:http';
import { listen } from '../../listen.ts';

export interface ReceivedLead {
  key: string;
  type: string;
  body: string;
}

/** An answer in place of the usual one; `body` is sent as it stands. */
export interface RelayAnswer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/**
 * A dealer's lead endpoint on a free port that keeps the contract: stores each `Idempotency-Key` once, answers with
 * `lead_id`, 409 to the second. `answerWith` makes it answer otherwise: a status says why as `error`.
 */
export async function openRelay() {
  const received: ReceivedLead[] = [];
  let other: RelayAnswer | null = null;
  const read = async (request: IncomingMessage): Promise<string> => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    return body;
  };
  const store = (lead: ReceivedLead): RelayAnswer => {
    const known = received.some(({ key }) => key === lead.key);
    if (!known) received.push(lead);
    return { status: known ? 409 : 201, body: JSON.stringify({ lead_id: lead.key }) };
  };
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const key = String(request.headers['idempotency-key'] ?? '');
      const answer = other ?? store({ key, type: String(request.headers['content-type']), body });
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      response.end(answer.body);
    });
  });
  const origin = await listen(server);
  return {
    port: Number(new URL(origin).port),
    url: `${origin}/leads`,
    received,
    answerWith: (answer: number | RelayAnswer | null) => {
      other =
        typeof answer === 'number'
          ? { status: answer, body: JSON.stringify({ error: `answer ${answer}` }) }
          : answer;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type Relay = Awaited<ReturnType<typeof openRelay>>;
