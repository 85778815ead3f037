import type { Context } from 'hono';
import * as v from 'valibot';
import type { Described, Operation } from '#contract/operation.ts';
import {
  fromElsewhere,
  isFromElsewhere,
  isOfAnother,
  isOwnOrigin,
  notOnOwnSite,
} from '../account/own-origin.ts';
import { listSitesOf } from './appointment/dealership.ts';
import { readSessionCookie } from '../account/session-cookie.ts';
import { refuseOthers } from './admin-only.ts';
import type { Asked, DealerApi, Endpoint } from './endpoint.ts';
import { readJson } from './read-json.ts';

/** What makes, uses or ends a session, and what changes something by one. */
const needsOwnOrigin = ({ caller, method, path }: Operation): boolean =>
  method !== 'GET' && (caller === 'subject' || path.startsWith('/auth/'));

/** Says what is wrong with a part of a request; answers undefined when nothing is. */
type Refuse = (faults: readonly { field: string; message: string }[]) => Response;

/** A part of a request by its schema, or the answer that refuses it. */
function read(part: Described | undefined, given: unknown, refuse: Refuse): { read: unknown } | Response {
  if (!part) return { read: undefined };
  const judged = v.safeParse(part.schema, given);
  if (judged.success) return { read: judged.output };
  return refuse(
    judged.issues.slice(0, 20).map((issue) => ({
      field: v.getDotPath(issue) ?? '',
      message: issue.message.slice(0, 200).toWellFormed(),
    })),
  );
}

const say = (faults: Parameters<Refuse>[0]): string =>
  faults
    .slice(0, 5)
    .map(({ field, message }) => (field ? `${field}: ${message}` : message))
    .join('; ')
    .slice(0, 500);

/**
 * Answers requests to one endpoint. Who may not ask is refused before anything is read; then path (404), query (400) and
 * body (422) are held to the contract. Fields that it does not know are left out of what the handler reads.
 */
export function runEndpoint({ operation, handle }: Endpoint, api: DealerApi) {
  const respond = handle(api);
  return async (context: Context): Promise<Response> => {
    if (operation.caller === 'admin') refuseOthers(context, api.isAdmin);
    const now = Math.floor(Date.now() / 1000);
    const find = () => api.accounts.find(readSessionCookie(context), now);
    const session = operation.caller === 'subject' ? find() : null;
    // By a cookie a page of another site could act for whoever is signed in.
    if (needsOwnOrigin(operation) && !isOwnOrigin(context, await api.dealers(), session?.account.dealer))
      return context.json({ message: fromElsewhere }, 403);
    const told = operation.ownPages ? await api.toldDealers() : null;
    const openOwnSite = (): Response => context.json({ message: notOnOwnSite }, 403);
    if (told && isFromElsewhere(context, told, api.addresses())) return openOwnSite();
    const sayAgain = (): Response =>
      context.json({ message: 'Please sign in again.' }, 401, { 'Cache-Control': 'no-store' });
    if (operation.caller === 'subject' && !session) return sayAgain();
    const parameters = read(operation.parameters, context.req.param(), ([fault]) =>
      context.json({ message: fault?.message ?? 'There is nothing of that name.' }, 404),
    );
    if (parameters instanceof Response) return parameters;
    const query = read(operation.query, context.req.query(), (errors) =>
      context.json({ message: say(errors), errors }, 400),
    );
    if (query instanceof Response) return query;
    const given = operation.body ? await readJson(context) : undefined;
    const body = read(operation.body, given, (errors) => {
      const message = `The request is not whole: ${say(errors)}`;
      return context.json({ message, error: message, errors }, 422);
    });
    if (body instanceof Response) return body;
    // Another dealer of this server is elsewhere too.
    const sites = told && listSitesOf(told, Object(body.read).dealership_slug);
    if (told && sites && isOfAnother(context, told, sites)) return openOwnSite();
    // The account may have been deleted while the body was on its way.
    if (session && !find()) return sayAgain();
    const answer = (status: number, said: unknown, headers?: Record<string, string>): Response =>
      operation.answers[status]?.body
        ? context.json(said as object, status as 200, headers)
        : context.body(null, status as 204, headers);
    return respond({
      ...{ parameters: parameters.read, query: query.read, body: body.read },
      ...{ given, session, context, answer },
    } as unknown as Asked<Endpoint['operation']>);
  };
}
