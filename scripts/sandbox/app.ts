import { Hono, type MiddlewareHandler } from 'hono';
import path from 'node:path';
import { createDealerApi } from './api/app.ts';
import { readDeliveryPrices, sampleDeliveryPrices } from './api/delivery-prices.ts';
import { createPictureReader } from './api/read-picture.ts';
import { settleHolds } from './api/appointment/settle-holds.ts';
import { createRegistrationLimits, noRegistrationLimits } from './api/trade-in/registration-limits.ts';
import { backupPath, createBackupApp } from './backup/app.ts';
import { createUploadBudget, noUploadBudget } from './door/upload-budget.ts';
import { isSameKey } from './door/admin-key.ts';
import { readConnection, trustProxies } from './door/connection.ts';
import { answerError } from './door/answer-error.ts';
import { createDoor } from './door/door.ts';
import { createRateLimiter, noRateLimits, type RateLimiter } from './door/rate-limiter.ts';
import { createRateLimits } from './door/rate-limits.ts';
import { createRequestLog } from './door/request-log.ts';
import { createImagesApp } from './images/app.ts';
import { createPictureCache } from './images/picture-cache.ts';
import { createInboxApp } from './inbox/app.ts';
import { noteLead } from './inbox/note.ts';
import type { SandboxOptions } from './options.ts';
import { createPartnersApp } from './partners/app.ts';
import { createDailyHolds, noDailyHolds } from './reservation/daily-holds.ts';
import { markImports } from './reservation/mark-imports.ts';
import { readKey } from './search/http/request.ts';
import type { Stores } from './stores.ts';

/** Leads that browsers write straight into the index are noted, and keep or free the time that they speak of. */
const followLeads =
  ({ search, dealers, inbox, appointments, leads, tellChange }: Stores): MiddlewareHandler =>
  async (context, next) => {
    if (!search.isApart(context.req.param('name') ?? '')) return next();
    await dealers();
    await next();
    if (context.res.status === 201) noteLead(inbox, (await context.res.clone().json()) as object);
    return settleHolds({ appointments, leads, tellChange });
  };

/** Who comes through the door, seen from how many connections, and how often. */
function guard(app: Hono, options: SandboxOptions, stores: Stores, limiter: RateLimiter): void {
  app.use(trustProxies(options.proxies ?? 0, options.siteHosts));
  if (options.log) app.use(createRequestLog(options.log));
  app.use(createDoor([options.host, ...(options.hosts ?? [])].map((name) => name.toLowerCase())));
  app.use(
    createRateLimits(limiter, {
      isAdmin: (context) => isSameKey(readKey(context), options.apiKey),
      isLeads: stores.search.isApart,
    }),
  );
}

/** Everything that a server answers, over what it keeps; a further part of it is one row of mounting. */
export function createSandboxApp(options: SandboxOptions, stores: Stores): Hono {
  const { dataDir, unlimited = false, samples = false } = options;
  const isAdmin = (key: string): boolean => isSameKey(key, options.apiKey);
  const limiter = unlimited ? noRateLimits : createRateLimiter();
  const app = new Hono();
  app.onError(answerError);
  guard(app, options, stores, limiter);
  const images = createImagesApp({
    cacheDir: path.join(dataDir, 'images'),
    // What the sandbox asks itself, for a PDF, comes by no connection.
    askLeave: (context) =>
      context.env && 'incoming' in context.env ? limiter.take('pictures', readConnection(context)) : null,
  });
  const api = createDealerApi({
    ...stores,
    isAdmin,
    isTrial: options.payments === 'sandbox',
    samples,
    deliveryPrices: options.deliveryPrices ?? (samples ? readDeliveryPrices(sampleDeliveryPrices) : []),
    takeUploadBytes: unlimited ? noUploadBudget : createUploadBudget(),
    takeRegistration: unlimited ? noRegistrationLimits : createRegistrationLimits(),
    dailyHolds: unlimited ? noDailyHolds : createDailyHolds(),
    dailyTimes: unlimited ? noDailyHolds : createDailyHolds(),
    pictures: createPictureReader(async (picture) => images.request(picture), options.trustedPictures),
    files: createPictureCache(path.join(dataDir, 'files')),
  });
  const opensLocally = options.opensInbox ?? false;
  app.route('/api', api);
  app.route(backupPath, createBackupApp(dataDir, isAdmin));
  app.route('/images', images);
  app.route('/inbox', createInboxApp({ ...stores, limiter, opensLocally, isAdmin }));
  app.route('/sandbox-payments', stores.paymentPages);
  app.route('/partners', createPartnersApp());
  app.on('PUT', ['/aliases/:name', '/aliases/:name/'], markImports(stores.marker, isAdmin));
  app.on('POST', ['/collections/:name/documents', '/collections/:name/documents/'], followLeads(stores));
  app.all('*', (context) => stores.search.app.fetch(context.req.raw, context.env));
  return app;
}
