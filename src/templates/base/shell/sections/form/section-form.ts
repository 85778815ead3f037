import { createPageForm, findAnswering } from '#domain/lead/page-form/create-page-form.ts';
import { listNearLocations, type LocationFilter } from '#domain/lead/form-locations.ts';
import type { LeadForm } from '#domain/lead/form.ts';
import { findReadyForm, nameFormSection } from '#domain/lead/page-form/ready-forms.ts';
import type { Section, SectionOf } from '#domain/page/section.ts';
import type { LocationType } from '#domain/location/location.ts';
import type { Site } from '#domain/site/site.ts';
import { createBookingCalendar } from '#domain/test-drive/vehicle-form.ts';
import {
  createPageFormText,
  introduceForm,
  listEmployment,
  listTerms,
  type PageFormText,
} from '#messages/lead/page-form.ts';

type Options = SectionOf<'form'>;

export interface SectionForm {
  id: string;
  title: string;
  text: string;
  /** Null where the form is somebody else's. */
  form: LeadForm | null;
  /** Address of somebody else's form, and the words of the button that opens it. */
  elsewhere: { href: string; label: string } | null;
  /** Whom the form can reach. */
  reach: LocationFilter;
  takesVehicle: boolean;
  /** The site's words, with those of the button of this form. */
  messages: Site['messages'];
}

/** Where a form can be sent to: the locations that its section names, else those with the department that answers. */
function findReach(site: Site, { locations, ...rules }: Options): LocationFilter {
  const reach = { make: locations?.make ?? null, only: locations?.only ?? null };
  if (locations?.type) return { ...reach, type: locations.type };
  // A form about selling goes to those who buy, whatever else they do (LOC-01).
  const buying = { ...reach, buying: true };
  if (rules.form === 'sell' && !reach.only && listNearLocations(site.locations, buying).length > 0)
    return buying;
  const type = reach.only ? null : findAnswering(rules);
  // A dealer that has no sales department answers all the same.
  const isReached = listNearLocations(site.locations, { ...reach, type }).length > 0;
  return { ...reach, type: isReached ? type : null };
}

function createForm(site: Site, options: Options, { path, id, text, reach }: FormContext): LeadForm {
  const { serviceBooking, enquiry, locations } = site;
  const choices = listNearLocations(locations, reach);
  const reached = choices.flatMap(({ value }) => locations.find(({ id }) => id === value) ?? []);
  const services = options.services ?? (options.form === 'service' ? serviceBooking.services : []);
  return createPageForm(options, enquiry, {
    key: `${path}#${id}`,
    choices: {
      ...{
        locations: choices,
        here: choices.find(({ slug }) => path === `/locations/${slug}/`)?.value,
        services,
        dropOff: serviceBooking.dropOff,
      },
      calendar: findAnswering(options) === 'service' ? createBookingCalendar(site, reached) : null,
      terms: listTerms(text),
      employment: listEmployment(text),
      uploadUrl: site.uploads ? site.apiUrl : null,
    },
  });
}

interface FormContext {
  /** Of its page. */
  path: string;
  id: string;
  text: PageFormText;
  reach: LocationFilter;
}

/**
 * What a section with a form shows (ROUTE-10, ROUTE-20, FORM-11, FORM-12).
 *
 * @param path of its page
 */
export function createSectionForm(site: Site, options: Options, path: string): SectionForm {
  const text = createPageFormText(site.messages);
  const id = nameFormSection(options);
  const reach = findReach(site, options);
  const href = options.url ?? (options.form === 'service' ? site.serviceBooking.url : null);
  const form = href ? null : createForm(site, options, { path, id, text, reach });
  const takesFile =
    form?.steps.some(({ fields }) => fields.some(({ name }) => name === 'attachment')) ?? false;
  const usual = introduceForm(options.form, { text, takesFile });
  return {
    id,
    title: options.title ?? usual.title,
    text: options.text ?? usual.text,
    form,
    elsewhere: href ? { href, label: options.button ?? text('form.external.open') } : null,
    reach,
    takesVehicle: findReadyForm(options.form).takesVehicle,
    messages: {
      ...site.messages,
      ...(options.form === 'quote' && { 'enquiry.submit': text('form.quote.title') }),
      ...(options.form === 'careers' && { 'enquiry.submit': text('form.careers.submit') }),
    },
  };
}

/** The first form of a page as the step that its text leads to, and the department that answers; nothing without one. */
export function findFormStep(
  site: Site,
  sections: readonly Section[],
  path: string,
): { action?: { label: string; href: string }; type?: LocationType | null } {
  const options = sections.find((section) => section.name === 'form');
  if (!options) return {};
  const { id, title, elsewhere, reach } = createSectionForm(site, options, path);
  return { action: { label: title, href: elsewhere?.href ?? `#${id}` }, type: reach.type ?? null };
}
