import type { EnquiryText } from '#messages/enquiry-text.ts';
import type { EnquiryErrors as Errors } from '#stores/enquiry.ts';
import { Alert } from '#ui/Alert.tsx';

export interface EnquiryErrorsProps {
  errors: Errors;
  text: EnquiryText;
  /** Words for a key that the schema gave. */
  describe: (key: string) => string;
}

/** What must be put right, each a link to its field (FORM-06). */
export function EnquiryErrors({ errors, text, describe }: EnquiryErrorsProps) {
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  return (
    <Alert tone="danger" title={text('enquiry.errors.title')}>
      <ul>
        {entries.map(([field, key]) => (
          <li key={field}>
            <a
              href={`#enquiry-${field}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(`enquiry-${field}`)?.focus();
              }}
            >
              {describe(key)}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
