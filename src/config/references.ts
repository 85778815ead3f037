import { suggestNearest } from './nearest.ts';
import type { ResolveContext } from './resolvers/context.ts';

/** Names that must exist outside of the dealer files. */
export interface KnownNames {
  templates: readonly string[];
  messages: readonly string[];
}

const explain = (kind: string, name: string, names: readonly string[]): string =>
  `there is no ${kind} ${name}.` +
  (suggestNearest(name, names) || ` There are: ${names.join(', ') || 'none'}.`);

/** Reports templates and message keys that do not exist, with the nearest one. */
export function checkReferences({ settings, slug, fail }: ResolveContext, known: KnownNames): void {
  if (settings.slug !== undefined && settings.slug !== slug)
    fail(
      ['slug'],
      `expected ${slug}, the name of the file, found "${settings.slug}". Leave the setting out.`,
    );
  for (const [index, template] of settings.templates.entries())
    if (!known.templates.includes(template))
      fail(['templates', index], explain('template', template, known.templates));
  for (const key of Object.keys(settings.messages)) {
    if (known.messages.includes(key)) continue;
    fail(
      ['messages', key],
      `there is no text ${key}.${suggestNearest(key, known.messages) || ' See src/messages for all of them.'}`,
    );
  }
}
