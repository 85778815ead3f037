import { createServer } from 'node:http';
import { listen } from '../listen.ts';

/** A dealer API that gives one answer to all that it is asked, and keeps what that was. */
export async function openApi() {
  const api = { asked: [] as string[], answer: { status: 200, body: '' } };
  const server = createServer((request, response) => {
    api.asked.push(request.url ?? '');
    response.writeHead(api.answer.status, { 'content-type': 'application/json' }).end(api.answer.body);
  });
  const url = `${await listen(server)}/api`;
  return Object.assign(api, { url, close: () => void server.close() });
}
