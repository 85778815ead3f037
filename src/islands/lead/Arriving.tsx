import { useEffect, useRef, type ReactNode } from 'react';

/**
 * What a shopper has to know before going on: it comes into view and takes the focus, because what was pressed is at the
 * other end of the form, or gone. With another `mark` it does so again.
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
