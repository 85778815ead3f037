import { findNearest } from '../check/nearest.ts';
import { tellSetting, type PageDraft, type Tell } from './read-page.ts';

/** The same for spellings that differ by capitals and by signs between letters: "Mazda 3" and "mazda3". */
const fold = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * Warns of models of articles that the file of their make does not list. The stock may have them all the same: older ones
 * stand in no range.
 *
 * @param listModels models that the file of a make lists; none where nobody lists them
 */
export function judgeModels(
  drafts: readonly PageDraft[],
  listModels: (make: string) => readonly string[],
  tell: Tell,
): void {
  for (const draft of drafts) {
    const { make, model } = draft.article ?? {};
    if (!make || !model) continue;
    const models = listModels(make);
    if (models.length === 0 || models.some((name) => fold(name) === fold(model))) continue;
    const near = findNearest(model, models);
    tellSetting(
      draft,
      tell,
      ['model'],
      `found ${model}, which the file of ${make} does not list\n` +
        (near === null ? '' : `Did you mean ${near}? `) +
        'Vehicles of the model stand below the article; where the stock has none, those of the whole make.',
      { severity: 'warning' },
    );
  }
}
