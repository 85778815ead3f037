import { escapeValue, fillPlaceholders } from '../markdown/placeholders.ts';
import { renderMarkdown } from '../markdown/render-markdown.ts';
import { nameSection, type Named } from '../schemas/sections/section.ts';

/** Names that links to sections of a page have. */
export const listSectionAnchors = (sections: readonly Named[]): string[] =>
  sections.flatMap((section) => nameSection(section) ?? []);

/** What links can lead to within an own page: its headings, by their words, and its sections that have a name. */
export function listAnchors(
  body: string,
  sections: readonly Named[],
  values: Readonly<Record<string, string>>,
): string[] {
  const html = renderMarkdown(fillPlaceholders(body, values, { escape: escapeValue }).text);
  const headings = [...html.matchAll(/<h[234] id="([^"]*)"/g)].map(([, id = '']) => id);
  return [...headings, ...listSectionAnchors(sections)];
}
