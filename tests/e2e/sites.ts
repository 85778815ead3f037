import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findRunningSandbox } from '../../scripts/command/running-sandbox.ts';

const port = process.env.FORECOURT_TEST_PORT ?? '4321';
const sandbox = process.env.FORECOURT_TEST_SANDBOX ?? 'http://127.0.0.1:8108';
/** Data folder of `npm start`, which the test run or a person's own start uses. */
export const data = path.resolve(process.env.FORECOURT_TEST_DATA ?? '.forecourt');
export const adminKey = findRunningSandbox(data)?.apiKey ?? '';
const headers = { 'x-typesense-api-key': adminKey, 'content-type': 'application/json' };

/** Folder that holds the built sites. */
export const dist = path.resolve(process.env.FORECOURT_TEST_DIST ?? 'dist');

/** One site per template: the shapes that every visitor job is tried on. */
export const showroom = { slug: 'harbour-toyota', template: 'showroom' };
export const marketplace = { slug: 'summit-group', template: 'marketplace' };
export const bothTemplates = [showroom, marketplace];
/** Sells by figures; its pages are looked at, the jobs of visitors are those of the others. */
export const depot = { slug: 'gantry-trucks', template: 'depot' };

export const origin = (slug: string): string => `http://${slug}.localhost:${port}`;

/** Every built site as `{ slug, template }`. */
export const builtSites = existsSync(dist)
  ? readdirSync(dist, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .flatMap(({ name: slug }) => readdirSync(path.join(dist, slug)).map((template) => ({ slug, template })))
  : [];

const collection = (slug: string): string => `vehicles_${slug.replaceAll('-', '_')}`;

async function answer<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`${response.status} ${response.url}: ${await response.text()}`);
  return (await response.json()) as Body;
}

export interface StockDocument {
  id: string;
  slug: string;
  name: string;
  make: string;
  model: string;
  status: string;
  price?: number;
  [field: string]: unknown;
}

/** A mark for every vehicle that a test of this run may change; the folder is emptied when a run starts. */
const takenMark = ({ id }: StockDocument): string =>
  path.resolve('test-results/taken', id.replaceAll(/[^\w-]/g, '_'));

/** Whether the mark is new: of two tests that come at once, one gets the vehicle. */
function take(vehicle: StockDocument): boolean {
  mkdirSync(path.dirname(takenMark(vehicle)), { recursive: true });
  try {
    mkdirSync(takenMark(vehicle));
    return true;
  } catch {
    return false;
  }
}

const template = (slug: string): string => builtSites.find((site) => site.slug === slug)?.template ?? '';
const isBuilt = (slug: string, vehicle: StockDocument): boolean =>
  existsSync(path.join(dist, slug, template(slug), 'cars', vehicle.slug));

/** The index hands out no more at once. */
const mostHits = 250;

/**
 * Vehicles of a dealer that have a page, as the index tells them with the admin key: the same for every test, since
 * those that another test changes or adds are left out.
 */
export async function findStock(slug: string, filter: string, limit = 1): Promise<StockDocument[]> {
  const found = await askStock(slug, filter, Math.min(limit + 10, mostHits));
  return found.filter((vehicle) => isBuilt(slug, vehicle) && !existsSync(takenMark(vehicle))).slice(0, limit);
}

/** How many vehicles a dealer has, those that tests change included. */
export async function countStock(slug: string, filter: string): Promise<number> {
  return (await askStock(slug, filter, mostHits)).length;
}

/** A vehicle that the asking test alone may change, and must put back. Throws when none is left. */
export async function takeStock(slug: string, filter: string): Promise<StockDocument> {
  const candidates = (await askStock(slug, filter, 100)).filter((vehicle) => isBuilt(slug, vehicle));
  // From the end: tests that only look take theirs from the beginning.
  for (const vehicle of candidates.toReversed()) {
    if (take(vehicle)) return vehicle;
  }
  throw new Error(`${slug} has no vehicle left that a test may change: ${filter}`);
}

async function askStock(slug: string, filter: string, limit: number): Promise<StockDocument[]> {
  const query = new URLSearchParams({ q: '*', query_by: 'name', filter_by: filter, per_page: String(limit) });
  const response = await fetch(`${sandbox}/collections/${collection(slug)}/documents/search?${query}`, {
    headers,
  });
  const { hits } = await answer<{ hits: { document: StockDocument }[] }>(response);
  return hits.map(({ document }) => document);
}

/** Writes a whole document, new or changed, as a dealer's stock system would between two builds. */
export async function saveStock(slug: string, document: StockDocument): Promise<void> {
  const url = `${sandbox}/collections/${collection(slug)}/documents?action=upsert`;
  await answer(await fetch(url, { method: 'POST', headers, body: JSON.stringify(document) }));
}

export async function removeStock(slug: string, id: string): Promise<void> {
  await answer(
    await fetch(`${sandbox}/collections/${collection(slug)}/documents/${id}`, { method: 'DELETE', headers }),
  );
}

export interface StoredLead {
  id: string;
  email?: string;
  [field: string]: unknown;
}

/** Leads of one person, as the dealer would find them. */
export async function findLeads(email: string): Promise<StoredLead[]> {
  const response = await fetch(`${sandbox}/collections/leads/documents/export`, { headers });
  const lines = (await response.text()).split('\n').filter(Boolean);
  return lines
    .map((line) => JSON.parse(line) as StoredLead)
    .filter((lead) => JSON.stringify(lead).includes(email));
}

/** A file that a lead names, as the dealer fetches it. Throws when the server does not have it. */
export async function readUpload(id: string): Promise<Buffer> {
  const response = await fetch(`${sandbox}/api/uploads/${id}`, { headers });
  if (!response.ok) throw new Error(`${response.status} ${response.url}: ${await response.text()}`);
  return Buffer.from(await response.arrayBuffer());
}

/** What stands in the inbox of the server, as text without markup, the newest first. */
export async function readInbox(): Promise<string> {
  const inbox = await (await fetch(`${sandbox}/inbox`, { headers })).text();
  return inbox.replaceAll(/<[^>]*>/g, ' ').replaceAll('&#39;', "'");
}

/** The newest code to sign in that was sent to a mobile number, which is written as 0412345678. */
export async function readCode(phone: string): Promise<string> {
  const inbox = await (await fetch(`${sandbox}/inbox`, { headers })).text();
  const sent = inbox.slice(inbox.indexOf(phone.replace(/^0/, '+61')));
  const code = /#(\d{6})/.exec(sent)?.[1];
  if (!inbox.includes(phone.replace(/^0/, '+61')) || !code) throw new Error(`No code was sent to ${phone}.`);
  return code;
}
