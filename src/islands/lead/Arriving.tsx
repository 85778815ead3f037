import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Important words for the shopper. They scroll into view and take the focus, because the pressed button is at the other
 * end of the form, or gone. Another `mark` repeats this.
 */
export function Arriving({ mark = 0, children }: { mark?: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [mark]);
  return (
    <div ref={box} className="lead-form__arriving" tabIndex={-1}>
      {children}
    </div>
  );
}
