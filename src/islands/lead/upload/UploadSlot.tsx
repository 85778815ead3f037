import { useEffect, useState, type ComponentType } from 'react';
import type { UploadFieldProps } from './upload-props.ts';

/** Fetches the field for a file, which few forms have; without scripts there is none. */
export function UploadSlot(props: UploadFieldProps) {
  const [found, setFound] = useState<{ Field: ComponentType<UploadFieldProps> } | null>(null);
  useEffect(() => {
    import('./UploadField.tsx').then(
      ({ UploadField }) => setFound({ Field: UploadField }),
      (failure: unknown) => console.error('The field for a file could not be fetched.', failure),
    );
  }, []);
  return found ? <found.Field {...props} /> : null;
}
