import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { KeyedDocument } from './collections/collection.ts';
import { CollectionStore } from './collections/collection-store.ts';
import { noteFailure } from '../door/answer-error.ts';
import type { StorageProblem } from '../storage/storage-problem.ts';
import { createWriteTest } from '../storage/try-write.ts';
import type { Apart } from './collections/apart.ts';
import { addAliasRoutes } from './http/aliases.ts';
import { answerJson } from './http/answer.ts';
import { addCollectionRoutes } from './http/collections.ts';
import { addDocumentRoutes } from './http/documents.ts';
import { addHealthRoutes } from './http/health.ts';
import { addKeyRoutes } from './http/keys.ts';
import { addMultiSearchRoute } from './http/multi-search.ts';
import { addSearchRoutes } from './http/search.ts';
import { addUnbuiltRoutes } from './http/unbuilt.ts';
import { Gate } from './keys/authorise.ts';
import { KeyStore } from './keys/key-store.ts';
import { ServiceError } from './service-error.ts';
import { openDatabase } from './storage/database.ts';
import { moveApart } from './storage/move-apart.ts';

/** Where the index keeps its file, and the key that may do everything. */
export interface SearchAppOptions {
  readonly dataDir: string;
  readonly apiKey: string;
  /** Collections with a file and a judge of their own. */
  readonly apart?: Apart;
}

/** The search service as a mountable app; `close` writes the index file back and lets it go. */
export interface SearchApp {
  readonly app: Hono;
  /** What keeps documents from being stored, null when nothing does. */
  findProblem(): StorageProblem | null;
  /** Whether documents of this collection are judged, by name or alias. */
  isApart(collection: string): boolean;
  /** Names of all collections that are kept apart. */
  listApart(): string[];
  /** Documents of a collection that is kept apart, by a key of theirs; none where there is no such collection. */
  listByKey(collection: string, key: string): KeyedDocument[];
  close(): void;
}

/**
 * The subset of the Typesense HTTP API that the sites use, on one SQLite file. What is left out
 * (overrides, synonyms, vectors …) answers 400 or 404.
 */
export function createSearchApp({ dataDir, apiKey, apart: settings }: SearchAppOptions): SearchApp {
  const database = openDatabase(dataDir);
  const apart = settings ? { ...settings, database: openDatabase(dataDir, settings.file) } : null;
  if (apart) moveApart(database, apart);
  const files = apart ? [database, apart.database] : [database];
  const keys = new KeyStore(database);
  const collections = new CollectionStore(database, apart);
  const findProblem = createWriteTest(files);
  const service = { collections, keys, gate: new Gate(apiKey, keys), findProblem };
  // Some clients end paths with a slash.
  const app = new Hono({ strict: false });
  app.use(
    cors({ origin: '*', allowMethods: ['POST', 'GET', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'], maxAge: 3600 }),
  );
  addHealthRoutes(app, service);
  addKeyRoutes(app, service);
  addAliasRoutes(app, service);
  addUnbuiltRoutes(app, service);
  addMultiSearchRoute(app, service);
  addCollectionRoutes(app, service);
  addSearchRoutes(app, service);
  addDocumentRoutes(app, service);
  app.notFound((context) => answerJson(context, { message: 'Not Found' }, 404));
  app.onError((error, context) => {
    if (error instanceof ServiceError) return answerJson(context, { message: error.message }, error.status);
    const problem = noteFailure(error, context);
    if (problem) return answerJson(context, { message: problem.message }, 503);
    return answerJson(context, { message: 'Internal server error.' }, 500);
  });
  return {
    app,
    findProblem,
    isApart: (name) => collections.has(name) && collections.find(name).judge !== null,
    listApart: () => collections.list().flatMap(({ name, judge }) => (judge === null ? [] : [name])),
    listByKey: (name, key) => (collections.has(name) ? collections.find(name).listByKey(key) : []),
    close: () => files.forEach((file) => file.close()),
  };
}
