import type * as v from 'valibot';
import type { Path } from '../load/path.ts';
import { judgeMarkdown } from '../markdown/judge-markdown.ts';
import { linkKind } from '../schemas/location/addresses.ts';
import { markdownKind } from '../schemas/sections/markdown.ts';
import { textsOfKind } from './schema-walk.ts';

/** Every link that settings name, in settings of their own and in texts, and where it stands. */
export const listWrittenLinks = (
  schema: v.GenericSchema,
  settings: unknown,
): { path: Path; value: string }[] => [
  ...textsOfKind(schema, settings, linkKind),
  ...textsOfKind(schema, settings, markdownKind).flatMap(({ path, value }) =>
    judgeMarkdown(value).links.map(({ href }) => ({ path, value: href })),
  ),
];
