import { createRoot } from 'react-dom/client';
import { $foundTestDriveForm, $foundSubject } from '#stores/lead/subject.ts';
import type { LeadFormProps } from '../lead-props.ts';
import { LeadForm } from '../LeadForm.tsx';

/** Draws the form whose data is in an element of the page. Its subject is that of the build, or one found since. */
export function mountForm(box: HTMLElement): void {
  const props = JSON.parse(box.dataset['leadForm'] ?? '') as LeadFormProps;
  const root = createRoot(box);
  const draw = (): void => {
    const found = props.form.name === 'testDrive' ? $foundTestDriveForm.get() : null;
    root.render(
      <LeadForm {...props} form={found ?? props.form} subject={$foundSubject.get() ?? props.subject} />,
    );
  };
  // A form may be open before the vehicle is found, after a reload for example.
  $foundSubject.listen(draw);
  draw();
}
