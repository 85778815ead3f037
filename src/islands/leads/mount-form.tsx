import { createRoot } from 'react-dom/client';
import { $foundDriveForm, $foundSubject } from '#stores/lead-subject.ts';
import type { LeadFormProps } from './lead-props.ts';
import { LeadForm } from './LeadForm.tsx';

/** Draws the form whose data the page wrote into an element, about what the page was built with or has found since. */
export function mountForm(place: HTMLElement): void {
  const props = JSON.parse(place.dataset['leadForm'] ?? '') as LeadFormProps;
  const found = props.form.name === 'testDrive' ? $foundDriveForm.get() : null;
  createRoot(place).render(
    <LeadForm {...props} form={found ?? props.form} subject={$foundSubject.get() ?? props.subject} />,
  );
}
