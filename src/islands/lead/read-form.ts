import { readFieldRule, type FieldName } from '#domain/lead/field.ts';
import type { LeadForm, LeadValues } from '#domain/lead/form.ts';
import { fillDetails } from '#domain/lead/kept-details.ts';
import { formatNumber } from '#domain/site/numbers.ts';
import { $keptDetails, keepDetails } from '#stores/lead/kept-details.ts';

/**
 * The values of a form's controls: texts, ticks of one name joined, and consents as booleans. The hidden field `says`
 * comes before the typed message (FORM-18).
 */
export function readForm(element: HTMLFormElement): Record<string, unknown> {
  const data = new FormData(element);
  const values: Record<string, unknown> = {};
  for (const name of new Set(data.keys())) values[name] = data.getAll(name).join(', ');
  for (const name of ['optIn', 'termsConsent']) values[name] = data.has(name);
  if (data.has('says')) {
    values['message'] = [data.get('says'), values['message']].filter(Boolean).join('\n\n');
    delete values['says'];
  }
  return values;
}

/** Fills empty fields with the values that the address of the page gives them. */
export function fillEmpty(element: HTMLFormElement, values: LeadValues): void {
  for (const [name, value] of Object.entries(values) as [FieldName, string][]) {
    const control = element.elements.namedItem(name);
    if (control instanceof HTMLInputElement) {
      const { kind } = readFieldRule(name);
      const isAmount = kind === 'dollars' || kind === 'kilometres';
      control.defaultValue ||= isAmount ? formatNumber(Number(value)) : value;
    }
    if (!(control instanceof HTMLSelectElement) || control.value !== '') continue;
    for (const option of control.options) option.defaultSelected = option.value === value;
  }
}

/** Fills empty fields with the details that this browser remembers, and ticks the box that says so. */
export function fillKept(element: HTMLFormElement, form: LeadForm): void {
  const details = $keptDetails.get();
  const box = element.elements.namedItem('remember');
  if (box instanceof HTMLInputElement) box.checked = details !== null;
  if (details) fillEmpty(element, fillDetails(form, details));
}

/** Keeps the details of a form that is on its way, where its box is ticked. */
export function rememberDetails(values: Record<string, unknown>): void {
  if (values['remember']) keepDetails(values);
}

/** Begins the message with our words, or removes them. The shopper's own text stays. */
export function fillMessage(element: HTMLFormElement, words: string): void {
  const control = element.elements.namedItem('message');
  if (!(control instanceof HTMLTextAreaElement)) return;
  if (control.value !== '' && control.value !== control.dataset['begun']) return;
  control.value = words;
  control.dataset['begun'] = words;
}

/** The chosen values of fields that other fields depend on; what is not chosen is left out. */
export function readChoices(element: HTMLFormElement): LeadValues {
  const choices: LeadValues = {};
  for (const name of ['category', 'location'] as const) {
    const control = element.elements.namedItem(name);
    if (control instanceof HTMLSelectElement && control.value !== '') choices[name] = control.value;
  }
  return choices;
}
