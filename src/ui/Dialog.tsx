import './Dialog.css';
import type { ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';

export interface DialogProps {
  /** Open it with `ref.current.showModal()`; the browser traps focus, closes on Escape and restores focus. */
  ref: Ref<HTMLDialogElement>;
  id: string;
  title: string;
  closeLabel: string;
  /** `side` slides in from the edge on wide screens, `centre` stands in the middle. */
  placement?: 'centre' | 'side';
  /** The `data-action` of the buttons that open it, for the script that gives it its content. */
  opensOn?: string;
  children: ReactNode;
}

/** A native modal dialog with a heading and a close button; on phones it rises from the bottom edge. */
export function Dialog({ ref, id, title, closeLabel, placement = 'centre', opensOn, children }: DialogProps) {
  return (
    <dialog
      ref={ref}
      id={id}
      className="dialog"
      data-placement={placement}
      data-opens-on={opensOn}
      aria-labelledby={`${id}-title`}
    >
      <div className="dialog__head">
        <h2 id={`${id}-title`} className="dialog__title">
          {title}
        </h2>
        <form method="dialog">
          <button className="dialog__close" aria-label={closeLabel}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <div className="dialog__body">{children}</div>
    </dialog>
  );
}
