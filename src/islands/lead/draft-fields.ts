import type { FormDraft } from '#domain/lead/form-draft.ts';
import type { LeadForm, LeadValues } from '#domain/lead/form.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control => 'value' in element && 'name' in element;

const listControls = ({ elements }: HTMLFormElement, name: string): Control[] =>
  [...elements].filter(isControl).filter((control) => control.name === name);

const isTick = (control: Control): control is HTMLInputElement & { type: 'checkbox' } =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

/** Whether somebody has changed what the page began with. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const begun = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, begun);
  }
  if (control instanceof HTMLTextAreaElement) {
    return control.value !== (control.dataset['begun'] ?? control.defaultValue);
  }
  if (isTick(control)) return control.checked !== control.defaultChecked;
  // The calendar's field is always empty at first; only scripts write it.
  return control.value !== (control.type === 'hidden' ? '' : control.defaultValue);
}

/** The changed values of a form. Consents and hidden fields are not part of its data. */
export function readDraftValues(element: HTMLFormElement, { steps }: LeadForm): FormDraft['values'] {
  const values: FormDraft['values'] = {};
  for (const { name, apiUrl } of steps.flatMap(({ fields }) => fields)) {
    // A file is chosen anew: its field could not show that it is there.
    if (apiUrl) continue;
    const controls = listControls(element, name);
    if (!controls.some(isChanged)) continue;
    values[name] = controls
      .filter((control) => !isTick(control) || control.checked)
      .map(({ value }) => value);
  }
  return values;
}

/** Writes a draft into a form. A value in the address of this page wins over the draft of another address. */
export function fillDraft(
  element: HTMLFormElement,
  { values, search }: FormDraft,
  { address, filled }: { address: string; filled: LeadValues },
): void {
  const said = search === address ? {} : filled;
  for (const [name, kept] of Object.entries(values)) {
    if (name in said) continue;
    for (const control of listControls(element, name)) {
      if (isTick(control)) control.checked = kept.includes(control.value);
      else if (!(control instanceof HTMLSelectElement)) control.value = kept[0] ?? '';
      // A select takes no value that it does not offer.
      else if ([...control.options].some(({ value }) => value === kept[0])) control.value = kept[0] ?? '';
    }
  }
}
