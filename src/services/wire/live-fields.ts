import { liveTable } from '#domain/vehicle/fields/live.ts';
import type { LiveFields } from '#domain/vehicle/live-fields.ts';
import { liveReaders, readFields } from './read-fields.ts';

/** The fields of a document that can change between two builds, in the index's own spelling. */
export const liveDocumentFields = [...new Set(Object.values(liveTable).map(({ name }) => name))];

/** Reads those fields as `parseVehicle` does, without its schema. Where one differs, the whole vehicle is read. */
export const parseLiveFields = (document: Record<string, unknown>): LiveFields =>
  readFields(liveTable, document, liveReaders);
