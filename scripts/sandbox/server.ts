import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import path from 'node:path';
import type { Dealer } from '#config/dealer.ts';
import { Failure } from '../command/failure.ts';
import { announceSandbox } from '../command/running-sandbox.ts';
import { openAccountStore } from './account/account-store.ts';
import { createDealerApi } from './api/app.ts';
import { noBookingLimits, usualBookingLimits, type BookingLimits } from './api/booking-limits.ts';
import { openAppointmentStore } from './api/appointment-store.ts';
import { openEventStore } from './api/event-store.ts';
import { createLeadStore } from './api/lead-store.ts';
import { createRevealStore } from './api/reveal-store.ts';
import { createPictureReader } from './api/read-picture.ts';
import { createVehicleStore } from './api/vehicle-store.ts';
import { settleHolds } from './api/settle-holds.ts';
import { createRegistrationLimits, noRegistrationLimits } from './api/trade-in/registration-limits.ts';
import { openValuationStore } from './api/valuation-store.ts';
import { createUploadStore } from './api/upload-store.ts';
import { createViewStore } from './api/view-store.ts';
import { createPartnersApp } from './partners/app.ts';
import { createImagesApp } from './images/app.ts';
import { createPictureCache } from './images/picture-cache.ts';
import { isSameKey, refuseShortKey } from './door/admin-key.ts';
import { readConnection, trustProxies } from './door/connection.ts';
import { createDoor } from './door/door.ts';
import { createRequestLog } from './door/request-log.ts';
import { createRateLimiter, createRateLimits, noRateLimits } from './door/rate-limits.ts';
import { createInboxApp } from './inbox/app.ts';
import { openInboxStore } from './inbox/inbox-store.ts';
import { noteLead } from './inbox/note.ts';
import { markImports } from './reservation/mark-imports.ts';
import { createReservationNews } from './reservation/reservation-news.ts';
import { openDesk } from './reservation/open-desk.ts';
import type { PaymentService } from './reservation/processor.ts';
import { createLeadsApart } from './leads/leads-apart.ts';
import type { LeadJudgeContext } from './leads/judge-lead.ts';
import type { MessageService } from './messages/http.ts';
import { createSender } from './messages/sender.ts';
import { readKey } from './search/http/request.ts';
import { createSearchApp } from './search/app.ts';

export interface SandboxOptions {
  readonly port: number;
  readonly host: string;
  readonly apiKey: string;
  /** Names besides local ones and addresses that requests may come by; `host` is one anyway. */
  readonly hosts?: readonly string[];
  /** Reverse proxies that pass requests on, each of which writes `X-Forwarded-For`; usually none. */
  readonly proxies?: number;
  /** Folder of the sandbox's own data; it is made when missing. */
  readonly dataDir: string;
  /** Leaves the index as it is instead of filling it. */
  readonly empty: boolean;
  /** Dealers as they are now: PDFs bear their names and licences, test drives keep to their calendars. Usually none. */
  readonly dealers?: () => Promise<readonly Dealer[]>;
  /** How much of a calendar unconfirmed test drives may take, where not as usual. */
  readonly bookings?: Partial<BookingLimits>;
  /** Origins inside of this network that pictures of PDFs may come from, besides the sandbox itself. */
  readonly trustedPictures?: readonly string[];
  /** No limits by connection, phone number and day at all: for tests, which do all from one machine. */
  readonly unlimited?: boolean;
  /** The service that delivers text messages and e-mails; null, or left out: they stand in the inbox alone. */
  readonly messages?: MessageService | null;
  /** Takes a line for each request, without anything of who asks; left out: no log. */
  readonly log?: (line: string) => void;
  /** Whether everybody on this machine sees the inbox. Never where a proxy passes requests of others on. */
  readonly opensInbox?: boolean;
  /** Who takes deposits; `sandbox` takes no money. Nobody, when left out. */
  readonly payments?: PaymentService | 'sandbox' | null;
  /** Fills the index with sample stock, by HTTP like any other client. */
  readonly fill?: (client: { url: string; apiKey: string }) => Promise<void>;
}

export interface Sandbox {
  readonly url: string;
  close(): Promise<void>;
}

/** The port cannot be had: the message says what, where and what to do. */
export class PortError extends Failure {}

function describeListenError(error: NodeJS.ErrnoException, { host, port }: SandboxOptions): Error {
  if (error.code === 'EADDRINUSE')
    return new PortError(
      `Port ${port} on ${host} is already taken. Stop the other process, or choose another port with --port.`,
    );
  if (error.code === 'EACCES')
    return new PortError(`Port ${port} on ${host} needs more rights. Choose a port above 1023 with --port.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new PortError(`${host} is not an address of this machine. Choose another one with --host.`);
  return error;
}

/**
 * Starts the whole sandbox in this process: the search service at `/`, the dealer API at `/api`, the image CDN at `/images`,
 * and stand-ins for services of others at `/partners`. Resolves when it takes requests (and is filled), and other commands
 * find it by its data folder; rejects with PortError when the port cannot be had, with a Failure for a short key on an
 * address that others reach.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  refuseShortKey(options.apiKey, options.host);
  const { apiKey, dataDir } = options;
  const isAdmin = (key: string): boolean => isSameKey(key, apiKey);
  const limits = { ...(options.unlimited ? noBookingLimits : usualBookingLimits), ...options.bookings };
  let known: readonly Dealer[] = [];
  const dealers = async (): Promise<readonly Dealer[]> => {
    try {
      known = (await options.dealers?.()) ?? [];
    } catch (error) {
      // No lead is lost because a dealer file is.
      console.error('The dealers cannot be read; those of before count.', error);
    }
    return known;
  };
  const leadJudge: LeadJudgeContext = {
    keepsTime: ({ id, phone }) => appointments.claim(id, phone, limits.unconfirmedPerPhone),
    asksTerms: (slug) => known.find(({ site }) => site.slug === slug)?.site.enquiry.termsConsent ?? false,
  };
  const search = createSearchApp({ dataDir, apiKey, apart: createLeadsApart(leadJudge) });
  const appointments = openAppointmentStore(dataDir);
  const app = new Hono();
  app.use(trustProxies(options.proxies ?? 0));
  if (options.log) app.use(createRequestLog(options.log));
  app.use(createDoor([options.host, ...(options.hosts ?? [])].map((name) => name.toLowerCase())));
  const ask = (request: Request): Response | Promise<Response> => search.app.fetch(request);
  const leads = createLeadStore({
    search: ask,
    apiKey,
    collections: async () => [
      'leads',
      ...new Set(
        (await dealers()).map(({ build }) => build.collections.leads).filter((name) => name !== 'leads'),
      ),
    ],
  });
  const reveals = createRevealStore(dataDir);
  const vehicles = createVehicleStore({ search: ask, apiKey });
  const events = openEventStore(dataDir);
  const views = createViewStore(dataDir);
  const inbox = openInboxStore(dataDir);
  const accounts = openAccountStore(dataDir, { secret: apiKey, isUnlimited: options.unlimited ?? false });
  accounts.onDelete(({ dealer, phone, email }) => inbox.forget(dealer, phone ?? email ?? ''));
  const send = createSender(inbox, options.messages ?? null);
  const valuations = openValuationStore(dataDir);
  const takeRegistration = options.unlimited ? noRegistrationLimits : createRegistrationLimits();
  const reservations = openDesk({
    ...{ dataDir, ask, apiKey, payments: options.payments ?? null },
    told: createReservationNews({ inbox, send, dealers: () => known }),
  });
  const closeStores = (): void => {
    reservations.close();
    appointments.close();
    events.close();
    inbox.close();
    accounts.close();
    reveals.close();
    valuations.close();
    views.close();
    search.close();
  };
  const limiter = options.unlimited ? noRateLimits : createRateLimiter();
  app.use(
    createRateLimits(limiter, {
      isAdmin: (context) => isAdmin(readKey(context)),
      isLeads: search.isApart,
    }),
  );
  const images = createImagesApp({
    cacheDir: path.join(dataDir, 'images'),
    // What the sandbox asks itself, for a PDF, comes by no connection.
    askLeave: (context) =>
      context.env && 'incoming' in context.env ? limiter.take('pictures', readConnection(context)) : null,
  });
  const pictures = createPictureReader(async (picture) => images.request(picture), options.trustedPictures);
  const files = createPictureCache(path.join(dataDir, 'files'));
  const uploads = createUploadStore(path.join(dataDir, 'uploads'));
  app.route(
    '/api',
    createDealerApi({
      ...{ leads, reveals, vehicles, appointments, events, views, dealers, pictures, files, uploads },
      ...{ inbox, send, accounts, limits, leadJudge, findProblem: search.findProblem },
      ...{
        valuations,
        takeRegistration,
        reservations: reservations.desk,
        isTrial: options.payments === 'sandbox',
      },
      isAdmin,
    }),
  );
  app.route('/images', images);
  app.route(
    '/inbox',
    createInboxApp({
      ...{ inbox, leads, limiter, opensLocally: options.opensInbox ?? false },
      isAdmin,
    }),
  );
  app.route('/sandbox-payments', reservations.pages);
  app.put('/aliases/:name', markImports(reservations.marker, isAdmin));
  app.route('/partners', createPartnersApp());
  app.on('POST', ['/collections/:name/documents', '/collections/:name/documents/'], async (context, next) => {
    if (!search.isApart(context.req.param('name') ?? '')) return next();
    await dealers();
    await next();
    if (context.res.status === 201) noteLead(inbox, (await context.res.clone().json()) as object);
    return settleHolds({ appointments, leads });
  });
  app.all('*', (context) => search.app.fetch(context.req.raw, context.env));
  try {
    const server = await listen(app, options);
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : options.port;
    const url = `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`;
    if (!options.empty) await options.fill?.({ url, apiKey: options.apiKey });
    const withdraw = announceSandbox(dataDir, { url, apiKey });
    return {
      url,
      close: () =>
        new Promise((resolve) => {
          withdraw();
          server.close(() => {
            closeStores();
            resolve();
          });
          if ('closeAllConnections' in server) server.closeAllConnections();
        }),
    };
  } catch (error) {
    closeStores();
    throw error;
  }
}

/**
 * Milliseconds that an idle connection is kept. Node's own 5 seconds are over while this process draws sample stock on
 * a slow machine: the connection would be closed in the face of the request that follows.
 */
const keepAliveTimeout = 75_000;

function listen(app: Hono, options: SandboxOptions): Promise<ReturnType<typeof serve>> {
  const { host: hostname, port } = options;
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname, port, serverOptions: { keepAliveTimeout } }, () =>
      resolve(server),
    );
    server.once('error', (error: NodeJS.ErrnoException) => reject(describeListenError(error, options)));
  });
}
