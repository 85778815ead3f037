import type { NumberColumn } from '../index/number-column.ts';
import { badRequest } from '../service-error.ts';
import type { Clause } from './filter-node.ts';
import { markNumbers } from './mark-numbers.ts';
import { splitValues } from './split-values.ts';

/** `field:true`, `field:=[true,false]`, `field:!=true`. */
export function parseBoolClause(rest: string, column: NumberColumn): Clause {
  const operator = /^(!=|=|!)?/.exec(rest)?.[0] ?? '';
  const values = splitValues(rest.slice(operator.length).trim());
  const isList = rest.includes('[');
  const wanted = values.map((value) => {
    if (value === 'true') return 1;
    if (value === 'false') return 0;
    throw badRequest(`${isList ? 'Values' : 'Value'} of filter field must be \`true\` or \`false\`.`);
  });
  const set = new Set<number>(wanted);
  return markNumbers(column, (value) => set.has(value), operator.startsWith('!'));
}
