import { useEffect, useState, type ComponentType } from 'react';
import type { PhotoFieldProps } from './photo-props.ts';

/** Fetches the field for photos when a shopper comes to it. Where it cannot be fetched, the trade-in goes on without. */
export function PhotoSlot(props: PhotoFieldProps) {
  const [found, setFound] = useState<{ Field: ComponentType<PhotoFieldProps> } | null>(null);
  useEffect(() => {
    import('./PhotoField.tsx').then(
      ({ PhotoField }) => setFound({ Field: PhotoField }),
      (failure: unknown) => console.error('The field for photos could not be fetched.', failure),
    );
  }, []);
  return found ? <found.Field {...props} /> : null;
}
