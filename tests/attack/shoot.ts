import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** One request, as it is written to the wire. */
export interface Shot {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}
/** What came of it. */
export interface Hit {
  status: number;
  type: string;
  text: string;
  headers: IncomingHttpHeaders;
}

const refused: Hit = { status: 400, type: '', text: '', headers: {} };
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Sends by hand, because `fetch` tidies paths and headers. A refusal by the parser of HTTP itself counts as 400. */
export const shoot = (origin: string, { method, path, headers, body }: Shot): Promise<Hit> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    try {
      const sent = request({
        agent,
        hostname,
        port,
        method,
        path,
        headers: { ...headers, 'content-length': body?.length ?? 0 },
      });
      sent.setTimeout(8_000, () => sent.destroy(new Error(`no answer to ${method} ${path.slice(0, 200)}`)));
      sent.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(refused) : reject(error),
      );
      sent.on('response', (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece: string) => (text += piece.slice(0, 20_000)));
        answer.on('end', () =>
          resolve({
            ...{ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text },
            headers: answer.headers,
          }),
        );
        answer.on('error', () =>
          resolve({ status: answer.statusCode ?? 0, type: '', text, headers: answer.headers }),
        );
      });
      sent.end(body ?? undefined);
    } catch {
      // Node itself refuses to write some of it.
      resolve(refused);
    }
  });
