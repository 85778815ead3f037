import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { CollectionStore } from './collections/collection-store.ts';
import { addAliasRoutes } from './http/aliases.ts';
import { answerJson } from './http/answer.ts';
import { addCollectionRoutes } from './http/collections.ts';
import { addDocumentRoutes } from './http/documents.ts';
import { addHealthRoutes } from './http/health.ts';
import { addKeyRoutes } from './http/keys.ts';
import { addMultiSearchRoute } from './http/multi-search.ts';
import { addSearchRoutes } from './http/search.ts';
import { Gate } from './keys/authorise.ts';
import { KeyStore } from './keys/key-store.ts';
import { ServiceError } from './service-error.ts';
import { openDatabase } from './storage/database.ts';

/** Where the index keeps its file, and the key that may do everything. */
export interface SearchAppOptions {
  readonly dataDir: string;
  readonly apiKey: string;
}

/** The search service as a mountable app; `close` writes the index file back and lets it go. */
export interface SearchApp {
  readonly app: Hono;
  close(): void;
}

/**
 * The subset of the Typesense HTTP API that the sites use, on one SQLite file. What is left out
 * (overrides, synonyms, vectors …) answers 400 or 404.
 */
export function createSearchApp({ dataDir, apiKey }: SearchAppOptions): SearchApp {
  const database = openDatabase(dataDir);
  const keys = new KeyStore(database);
  const service = { collections: new CollectionStore(database), keys, gate: new Gate(apiKey, keys) };
  const app = new Hono();
  app.use(
    cors({ origin: '*', allowMethods: ['POST', 'GET', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'], maxAge: 3600 }),
  );
  addHealthRoutes(app, service);
  addKeyRoutes(app, service);
  addAliasRoutes(app, service);
  addMultiSearchRoute(app, service);
  addCollectionRoutes(app, service);
  addSearchRoutes(app, service);
  addDocumentRoutes(app, service);
  app.notFound((context) => answerJson(context, { message: 'Not Found' }, 404));
  app.onError((error, context) => {
    if (error instanceof ServiceError) return answerJson(context, { message: error.message }, error.status);
    console.error(`${context.req.method} ${context.req.path} failed:`, error);
    return answerJson(context, { message: 'Internal server error.' }, 500);
  });
  return { app, close: () => database.close() };
}
