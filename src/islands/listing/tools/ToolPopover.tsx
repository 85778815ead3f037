import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '#ui/Icon.tsx';
import type { IconName } from '#ui/icon-paths.ts';

export interface ToolPopoverProps {
  id: string;
  icon: IconName;
  label: string;
  title: string;
  closeLabel: string;
  /** The panel is about to show. */
  onOpen: () => void;
  children: ReactNode;
}

/** A quiet button and the native popover that it opens: below the button, on phones a sheet at the bottom. */
export function ToolPopover({ id, icon, label, title, closeLabel, onOpen, children }: ToolPopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    const onToggle = (event: ToggleEvent): void => {
      if (event.newState === 'open') element?.querySelector('input')?.focus();
    };
    element?.addEventListener('beforetoggle', onOpen);
    element?.addEventListener('toggle', onToggle);
    return () => {
      element?.removeEventListener('beforetoggle', onOpen);
      element?.removeEventListener('toggle', onToggle);
    };
  }, [onOpen]);
  return (
    <div className="search-tools__item">
      <button type="button" className="search-tool" popoverTarget={id}>
        <Icon name={icon} size={18} />
        <span>{label}</span>
      </button>
      <div
        ref={panel}
        id={id}
        className="tool-popover"
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
      >
        <div className="tool-popover__head">
          <h2 id={`${id}-title`}>{title}</h2>
          <button type="button" aria-label={closeLabel} popoverTarget={id} popoverTargetAction="hide">
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </div>
  );
}
