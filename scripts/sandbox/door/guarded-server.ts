import { createServer, ServerResponse, type RequestListener, type ServerOptions } from 'node:http';
import { countUnanswered, GuardedRequest } from './guarded-request.ts';

/** An answer that counts for its connection until it is given. Node makes one for each request, also where it answers by itself. */
class CountedResponse<Asked extends GuardedRequest> extends ServerResponse<Asked> {
  constructor(...asked: ConstructorParameters<typeof ServerResponse<Asked>>) {
    super(...asked);
    const { socket } = this.req;
    countUnanswered(socket, 1);
    this.once('close', () => countUnanswered(socket, -1));
  }
}

/** A server of `node:http` that takes neither crumbs of bodies nor crowds of requests by one connection. */
export const createGuardedServer = ((options: ServerOptions, listener: RequestListener) =>
  createServer(
    { ...options, IncomingMessage: GuardedRequest, ServerResponse: CountedResponse },
    listener as RequestListener<typeof GuardedRequest, typeof CountedResponse>,
  )) as typeof createServer;
