import { useEffect, useRef, type ReactNode } from 'react';

export interface TestDrivePanelProps {
  /** What has just been done or asked for; null at first. */
  news: string | null;
  children: ReactNode;
}

/**
 * Takes the focus with each change, because the pressed button is gone. Keyboards and screen readers go on with the
 * news.
 */
export function TestDrivePanel({ news, children }: TestDrivePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news !== null) panel.current?.focus();
  }, [news]);
  return (
    <div ref={panel} className="change-appointment" tabIndex={-1}>
      {children}
    </div>
  );
}
