import './Toast.css';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

export interface ToastProps {
  tone?: 'neutral' | 'success' | 'danger';
  closeLabel: string;
  onClose?: () => void;
  children: ReactNode;
}

/** One short message above the page (UI-01). Its place must already be in the page as a live region. */
export function Toast({ tone = 'neutral', closeLabel, onClose, children }: ToastProps) {
  return (
    <div className="toast" data-tone={tone}>
      <div className="toast__text">{children}</div>
      {onClose ? (
        <button type="button" className="toast__close" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      ) : null}
    </div>
  );
}
