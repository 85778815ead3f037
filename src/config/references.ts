import { suggestNearest } from './nearest.ts';
import { isGroup, type Path } from './path.ts';

/** Names that must exist outside of the dealer files. */
export interface KnownNames {
  templates: readonly string[];
  messages: readonly string[];
}

const explain = (kind: string, name: string, names: readonly string[]): string =>
  `there is no ${kind} ${name}.` +
  (suggestNearest(name, names) || ` There are: ${names.join(', ') || 'none'}.`);

/**
 * Reports templates and message keys that do not exist, with the nearest one. It judges what is written, so that it
 * can do so whatever else is wrong.
 */
export function checkReferences(
  value: Record<string, unknown>,
  slug: string,
  known: KnownNames,
  fail: (path: Path, message: string) => void,
): void {
  const { slug: own, templates, messages } = value;
  if (typeof own === 'string' && own.trim() !== slug)
    fail(['slug'], `expected ${slug}, the name of the file, found "${own}". Leave the setting out.`);
  for (const [index, written] of (Array.isArray(templates) ? templates : []).entries()) {
    const template = String(written).trim();
    if (!known.templates.includes(template))
      fail(['templates', index], explain('template', template, known.templates));
  }
  for (const key of Object.keys(isGroup(messages) ? messages : {})) {
    if (known.messages.includes(key)) continue;
    fail(
      ['messages', key],
      `there is no text ${key}.${suggestNearest(key, known.messages) || ' See src/messages for all of them.'}`,
    );
  }
}
