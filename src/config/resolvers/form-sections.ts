import { findAnswering } from '#domain/lead/page-form/create-page-form.ts';
import { listNearLocations } from '#domain/lead/form-locations.ts';
import { findReadyForm } from '#domain/lead/page-form/ready-forms.ts';
import type { Location } from '#domain/location/location.ts';
import type { SectionOf, WrittenSection } from '#domain/page/section.ts';
import { suggestNearest } from '../check/nearest.ts';
import type { Path } from '../load/path.ts';
import type { Settings } from '../schema.ts';
import { resolvePrivacy } from './law/privacy.ts';

/** Reports a problem of one section; `path` begins with its position. */
type Tell = (path: Path, message: string) => void;

const answering = { sales: 'sells', service: 'has a workshop', parts: 'has a parts counter' } as const;

function checkForm(
  form: SectionOf<'form'>,
  at: number,
  { locations, tell }: { locations: readonly Location[]; tell: Tell },
): void {
  const { type, make, only } = form.locations ?? {};
  const slugs = locations.map(({ slug }) => slug);
  for (const [index, slug] of (only ?? []).entries())
    if (!slugs.includes(slug))
      tell(
        [at, 'locations', 'only', index],
        `there is no visible location ${slug}.${suggestNearest(slug, slugs)}`,
      );
  if (make && listNearLocations(locations, { make }).length === 0)
    tell([at, 'locations', 'make'], `no location sells ${make}. Correct the make, or leave it out.`);
  const department = type ?? (only ? null : findAnswering(form));
  if (department === null || listNearLocations(locations, { type: department }).length > 0) return;
  // Anybody can answer a question of sales where nobody says that they sell.
  if (department === 'sales' && !type) return;
  const isWritten = type ? ['locations', 'type'] : form.category ? ['category'] : ['form'];
  tell(
    [at, ...isWritten],
    `this form goes to a location that ${answering[department]}, and none does.\n` +
      `Give a location departments: [{ type: ${department} }], name locations with locations: { only: […] }, or take the section out.`,
  );
}

/** Where a form asks for a file. */
const findAttachments = ({ fields, steps }: SectionOf<'form'>): Path[] =>
  [
    ...(fields ?? []).map(({ name }, index) => ({ name, path: ['fields', index] })),
    ...(steps ?? []).flatMap((step, at) =>
      step.map(({ name }, index) => ({ name, path: ['steps', at, index] })),
    ),
  ].flatMap(({ name, path }) => (name === 'attachment' ? [path] : []));

/** What forms of a page are checked with. */
interface FormContext {
  settings: Pick<Settings, 'serviceBooking' | 'privacy' | 'finance' | 'services'>;
  locations: readonly Location[];
  fail: Tell;
  warn: Tell;
}

/**
 * Reports forms of a page that nobody could answer (FORM-11, FORM-12), and requests for finance whose notice names no lender
 * (LEGAL 5). Forms of somebody else are none of ours.
 */
export function checkForms(
  sections: readonly WrittenSection[],
  { settings, locations, fail, warn }: FormContext,
): void {
  const lacksLender = resolvePrivacy(settings).lenders.length === 0;
  for (const [at, section] of sections.entries()) {
    if (section.name !== 'form' || section.url) continue;
    if (section.form === 'service' && settings.serviceBooking.url) continue;
    checkForm(section, at, { locations, tell: fail });
    if (section.fields && section.steps)
      warn(
        [at, 'fields'],
        'found fields beside steps, which say what is asked in each step: fields decide nothing\nTake one of the two out.',
      );
    if (!(settings.services.api.uploads && settings.services.api.url !== null))
      for (const path of findAttachments(section))
        warn(
          [at, ...path],
          'found attachment, and nothing keeps files for this dealer: the field is left out\n' +
            'It needs services: { api: { url: …, uploads: true } }, a dealer API that keeps files; else take it out.',
        );
    if (lacksLender && (section.category ?? findReadyForm(section.form).category) === 'finance')
      warn(
        [at],
        'this form asks about finance, and nothing says which lender gets the answers.\n' +
          'Name it in privacy.lenders: the notice beside the form and the privacy policy say it then.',
      );
  }
}
