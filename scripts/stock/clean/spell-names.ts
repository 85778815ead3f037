import type { ListedModels } from '#config/load/listed-models.ts';
import { findMake } from '#domain/brand/makes.ts';
import { squash } from '#domain/words/tokens.ts';
import { quote, type Fields } from './cleaner.ts';
import type { Notes } from '../notes.ts';

/**
 * Writes make and model as the catalogue of makes and the brand files do: 'Ssangyong' is SsangYong, and Mazda's '3' and
 * 'Mazda 3' are both Mazda3, so that shoppers find them under one name. Names that nobody lists stay as they are.
 */
export function spellNames(fields: Fields, listed: ListedModels, notes: Pick<Notes, 'add'>): Fields {
  const { make, model } = fields;
  const known = typeof make === 'string' ? findMake(make) : null;
  if (!known) return fields;
  const key = (name: string): string => squash(name).replace(squash(known.name), '') || squash(name);
  const spelled =
    typeof model === 'string' ? listed(known.slug).find((name) => key(name) === key(model)) : undefined;
  const tell = (name: 'make' | 'model', written: string): Record<string, string> => {
    if (fields[name] !== written)
      notes.add(name, `${quote(fields[name] ?? null)} written as ${quote(written)}`);
    return { [name]: written };
  };
  return { ...fields, ...tell('make', known.name), ...(spelled === undefined ? {} : tell('model', spelled)) };
}
