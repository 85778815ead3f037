import type { FieldErrors } from '#domain/lead/schema.ts';
import { Alert } from '#ui/Alert.tsx';
import { Arriving } from './Arriving.tsx';

export interface LeadErrorsProps {
  /** Sentences by field, in the order of the form. */
  errors: FieldErrors;
  /** Number of checks of the form. Each one announces the list again. */
  judged: number;
  title: string;
  /** Id of the control of a field. */
  idOf: (field: string) => string;
}

/** What must be put right, each a link to its field (FORM-06). */
export function LeadErrors({ errors, judged, title, idOf }: LeadErrorsProps) {
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  return (
    <Arriving mark={judged}>
      <Alert tone="danger" title={title}>
        <ul>
          {entries.map(([field, sentence]) => (
            <li key={field}>
              <a
                href={`#${idOf(field)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(idOf(field))?.focus();
                }}
              >
                {sentence}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </Arriving>
  );
}
