import type { DocumentIndex } from '../index/document-index.ts';
import { NumberColumn } from '../index/number-column.ts';
import { StringColumn } from '../index/string-column.ts';
import { scalarOf } from '../schema/field.ts';
import { ServiceError, badRequest } from '../service-error.ts';
import { parseBoolClause } from './bool-clause.ts';
import type { Clause } from './filter-node.ts';
import { parseIdClause } from './id-clause.ts';
import { parseNumberClause } from './number-clause.ts';
import { parseStringClause } from './string-clause.ts';

/** `field:operator value`, checked against the field's type. */
export function parseClause(text: string, index: DocumentIndex): Clause {
  const colon = text.indexOf(':');
  if (colon < 0) throw badRequest('Could not parse the filter query.');
  const name = text.slice(0, colon).trim();
  const rest = text.slice(colon + 1).trim();
  if (name === 'id') return parseIdClause(rest);
  const field = index.fields.get(name);
  if (!field) throw badRequest(`Could not find a filter field named \`${name}\` in the schema.`);
  if (!field.index) throw badRequest(`Cannot filter on non-indexed field \`${name}\`.`);
  const column = index.columns.get(name);
  try {
    if (column instanceof StringColumn) return parseStringClause(rest, column);
    if (column instanceof NumberColumn) {
      const type = scalarOf(field.type);
      return type === 'bool'
        ? parseBoolClause(rest, column)
        : parseNumberClause(rest, column, type ?? 'float');
    }
  } catch (error) {
    if (error instanceof ServiceError)
      throw badRequest(`Error with filter field \`${name}\`: ${error.message}`);
    throw error;
  }
  throw badRequest(
    `Error with filter field \`${name}\`: Unidentified field data type, see docs for supported data types.`,
  );
}
