import { useEffect, useRef } from 'react';
import type { FieldErrors } from '#domain/lead-schema.ts';
import { Alert } from '#ui/Alert.tsx';

export interface LeadErrorsProps {
  /** Sentences by field, in the order of the form. */
  errors: FieldErrors;
  title: string;
  /** Id of the control of a field. */
  idOf: (field: string) => string;
}

/** What must be put right, each a link to its field (FORM-06). A new list comes into view. */
export function LeadErrors({ errors, title, idOf }: LeadErrorsProps) {
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors);
  const count = entries.length;
  const before = useRef(0);
  useEffect(() => {
    if (count > before.current) box.current?.scrollIntoView({ block: 'nearest' });
    before.current = count;
  }, [count]);
  if (count === 0) return null;
  return (
    <div ref={box}>
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
    </div>
  );
}
