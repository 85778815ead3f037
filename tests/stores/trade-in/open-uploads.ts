import { createServer, request as ask, type ClientRequest } from 'node:http';
import { listen } from '../../listen.ts';

/** What a server answers to the tries of one file, by its name; 0 breaks the connection. The last holds for all further tries. */
export type Answers = Readonly<Record<string, readonly number[]>>;

/** A server at a free port that takes files, and knows when each of its tries came. */
export async function openUploads(answers: Answers) {
  const tries: { name: string; at: number }[] = [];
  const kept = new Map<string, string>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const name = url.searchParams.get('name') ?? '';
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const asked = answers[name] ?? [201];
      const before = tries.filter((one) => one.name === name).length;
      tries.push({ name, at: Date.now() });
      const status = asked[before] ?? asked.at(-1) ?? 201;
      if (status === 0) return void request.socket.destroy();
      if (status === 201) kept.set(`${url.pathname.slice('/api/uploads/'.length)}/${name}`, body);
      response.writeHead(status).end();
    });
  });
  const origin = await listen(server);
  return {
    ...{ url: `${origin}/api`, tries, kept },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type Uploads = Awaited<ReturnType<typeof openUploads>>;

/** The little of XMLHttpRequest that sends files, for tests in Node: real requests, and how many have no answer yet. */
export class UploadRequest extends EventTarget {
  static open = 0;
  readonly upload = new EventTarget();
  status = 0;
  #sent: ClientRequest | null = null;
  #to = { method: '', url: new URL('http://localhost') };
  readonly #headers: Record<string, string> = {};

  open(method: string, url: URL): void {
    this.#to = { method, url };
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }

  abort(): void {
    this.#sent?.destroy();
  }

  send(file: File): void {
    UploadRequest.open += 1;
    const { method, url } = this.#to;
    this.#sent = ask(url, { method, headers: this.#headers }, (response) => {
      this.status = response.statusCode ?? 0;
      response.resume();
    });
    // Whatever became of it is told at its end.
    this.#sent.on('error', () => undefined);
    this.#sent.on('close', () => {
      UploadRequest.open -= 1;
      this.dispatchEvent(new Event('loadend'));
    });
    void file.arrayBuffer().then((bytes) => this.#sent?.end(Buffer.from(bytes)));
  }
}
