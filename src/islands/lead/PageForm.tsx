import './LeadForm.css';
import type { LeadFormProps } from './lead-props.ts';
import { LeadForm } from './LeadForm.tsx';

const general = { kind: 'general' } as const;

/** The form of a section that is about no vehicle of the stock. */
export function PageForm({ form, site }: Omit<LeadFormProps, 'subject'>) {
  return <LeadForm form={form} subject={general} site={site} />;
}
