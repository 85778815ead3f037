import type { DatabaseSync } from 'node:sqlite';
import type { Finding } from '../index/document-index.ts';
import type { JsonObject } from '../json.ts';
import type { Schema } from '../schema/schema.ts';

/** Judges a whole document before it is stored, and answers it as it is to be. Throws 400 in words for one that is wrong. */
export type JudgeDocument = (document: JsonObject, isNew: boolean) => JsonObject;

/**
 * Collections that are kept in a file of their own, whose documents have to pass a judge on every way in. Their keys say whose
 * each document is, so that those of one person are found without reading all.
 */
export interface Apart extends Finding {
  readonly file: string;
  readonly takes: (schema: Schema) => boolean;
  readonly judge: JudgeDocument;
  /** Why a stored document must not be loaded, because it would harm who lists it; null for all others. */
  readonly fault: (body: string) => string | null;
}

/** The same, with the file open. */
export interface OpenApart extends Apart {
  readonly database: DatabaseSync;
}
