import type * as v from 'valibot';

/** A schema and what its fields mean. */
export interface Described<Schema extends v.GenericSchema = v.GenericSchema> {
  schema: Schema;
  /** A sentence for each field, by its path: `busy.from` is a field of each item of the list `busy`. */
  fields: Readonly<Record<string, string>>;
}

/** One answer of an operation. */
export interface Answer {
  /** What it means. */
  about: string;
  /** JSON; left out where nothing comes, or a file. */
  body?: Described;
  /** Media type of a file. */
  file?: string;
}

/**
 * Who may call:
 * - `public`: everybody, browsers of any origin included where `ownPages` does not say otherwise;
 * - `holder`: whoever knows the id in the path, which cannot be guessed;
 * - `subject`: the signed-in person, by the session cookie;
 * - `admin`: the dealer, by the admin key in the header `X-TYPESENSE-API-KEY`.
 */
export type Caller = 'public' | 'holder' | 'subject' | 'admin';

/** One operation of the dealer API: a row of the contract. */
export interface Operation {
  /** Unique among all; generated clients name their functions after it. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API's own address, with `:name` for a parameter. */
  path: string;
  caller: Caller;
  /** It holds, counts or pays for something: a browser may ask from pages of the dealers' own sites alone. */
  ownPages?: true;
  /** One line. */
  about: string;
  /** Parameters of the path. */
  parameters?: Described;
  query?: Described;
  /** JSON; also when it is sent as text/plain, which spares browsers a preflight. */
  body?: Described;
  /** Media types of a file that is sent as it is, in the place of JSON. */
  fileBody?: readonly string[];
  /** By status. Every other status from 400 on brings a `problem`. */
  answers: Readonly<Record<number, Answer>>;
}
