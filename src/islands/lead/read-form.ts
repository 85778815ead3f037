import type { LeadValues } from '#domain/lead/form.ts';

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

/** Fills empty fields from the address of the page, for example `?model=HiLux`. */
export function fillFromAddress(element: HTMLFormElement, search: string): void {
  for (const [name, value] of new URLSearchParams(search)) {
    const control = element.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'text') control.defaultValue ||= value;
    if (!(control instanceof HTMLSelectElement) || control.value !== '') continue;
    // A select takes no value that it does not offer.
    const options = [...control.options];
    if (!options.some((option) => option.value === value)) continue;
    for (const option of options) option.defaultSelected = option.value === value;
  }
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
