import type { Site } from '#domain/site/site.ts';
import type { Library } from './library.ts';
import { explainMarkdown, fillPlaceholders, renderMarkdown } from './markdown.ts';
import { resolveLegalValues } from '../resolvers/law/legal-values.ts';
import type { Settings } from '../schema.ts';

/** Licences of all locations in one line, for the legal pages. */
const formatLicences = ({ locations }: Pick<Site, 'locations'>): string =>
  [
    ...new Set(locations.flatMap(({ licence }) => (licence ? [`${licence.label} ${licence.number}`] : []))),
  ].join(', ');

/** The legal pages: the dealer's own Markdown (`dealers/<slug>/privacy.md`), else the shared one, as safe HTML. */
export function renderLegal(
  library: Library,
  settings: Settings,
  site: Pick<Site, 'slug' | 'locations'>,
  fail: (file: string, message: string) => void,
): Site['legal'] {
  const primary = site.locations.find((location) => location.primary);
  const values = resolveLegalValues(settings, primary, formatLicences(site));
  const render = (page: 'privacy' | 'terms'): string => {
    const source = library.text(`${site.slug}/${page}.md`) ?? library.text(`_legal/${page}.md`);
    if (!source) {
      fail(
        `${library.directory}/_legal/${page}.md`,
        'This file is missing. It is the text of a page that every site has.',
      );
      return '';
    }
    if (source.problem) fail(source.file, source.problem.message);
    const obstacle = explainMarkdown(source.text);
    if (obstacle !== null) {
      fail(source.file, obstacle);
      return '';
    }
    const { text, unknown } = fillPlaceholders(source.text, values);
    for (const name of unknown)
      fail(source.file, `{${name}} has no value. Possible are ${Object.keys(values).join(', ')}.`);
    return renderMarkdown(text);
  };
  return { privacy: render('privacy'), terms: render('terms') };
}
