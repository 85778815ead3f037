import * as v from 'valibot';
import { judgeMarkdown } from '../../markdown/judge-markdown.ts';

/** What the schema of every Markdown text says of itself, so that its links are found in settings. */
export const markdownKind = 'markdown';

const explainPicture =
  'expected words alone, found a picture\nShow it with the section pictureText or gallery.';

/** What a page would not draw of a text, or null. */
function explain(written: string): string | null {
  const { faults, pictures } = judgeMarkdown(written);
  const error = faults.find(({ severity }) => severity === 'error');
  return error?.message ?? (pictures.length > 0 ? explainPicture : null);
}

/** A text in Markdown. Everything that a page would not draw is refused. */
export const markdown = (description: string, longest = 20_000) =>
  v.pipe(
    v.union([v.string(), v.number()], 'a text'),
    v.description(description),
    v.metadata({ kind: markdownKind }),
    v.transform((value) => String(value).trim()),
    v.minLength(1, 'a text'),
    v.maxLength(longest, `a text of at most ${longest} characters`),
    v.check(
      (written) => explain(written) === null,
      ({ input }) => explain(input) ?? '',
    ),
  );
