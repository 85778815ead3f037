import * as v from 'valibot';
import { list, text } from '../values.ts';
import { kind, ownTitle, sentence, someOf } from './kind.ts';

const cell = v.pipe(
  v.union([v.string(), v.number(), v.boolean(), v.null()], 'a text, a number, true or false'),
  v.transform((value) => (typeof value === 'number' ? String(value) : value)),
  v.check((value) => typeof value !== 'string' || value.length <= 300, 'a text of at most 300 characters'),
  v.description('What stands there; true is a tick, false or nothing a dash.'),
);

interface Lines {
  columns: readonly unknown[];
  rows: readonly (readonly unknown[])[];
}

/** Reports rows with more or fewer cells than there are columns. */
const fitting = <Value extends Lines>() =>
  v.rawCheck<Value>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { columns, rows } = dataset.value;
    for (const [index, row] of rows.entries()) {
      if (row.length === columns.length) continue;
      addIssue({
        message: `expected as many cells as there are columns, ${columns.length}, found ${row.length}`,
        path: [
          {
            type: 'object',
            origin: 'value',
            input: { ...dataset.value } as Record<string, unknown>,
            key: 'rows',
            value: rows,
          },
          { type: 'array', origin: 'value', input: [...rows], key: index, value: row },
        ],
      });
    }
  });

/** Rows and columns, such as services with their prices. */
export const comparison = v.pipe(
  kind('table', {
    title: ownTitle,
    text: sentence,
    columns: v.pipe(
      list('Headings of the columns, that of the first one first.', text('Heading of a column.'), 8),
      v.minLength(2, 'at least two columns'),
    ),
    rows: someOf(
      'Rows; the first cell of each is its heading.',
      v.pipe(v.array(cell, 'a list of cells'), v.minLength(1, 'at least one cell')),
      'at least one row',
      100,
    ),
    note: v.optional(text('Small words below the table.', 'a text', 600)),
  }),
  fitting(),
);
