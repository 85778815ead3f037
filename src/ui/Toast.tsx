import './Toast.css';
import { Icon } from './Icon.tsx';

export interface ToastProps {
  closeLabel: string;
}

/**
 * One short message above the page (UI-01), empty: a script fills in its text, its tone (`data-tone`) and what it
 * offers to do. Its box must already be in the page as a live region.
 */
export function Toast({ closeLabel }: ToastProps) {
  return (
    <div className="toast">
      <p className="toast__text" />
      <div className="toast__actions" />
      <button type="button" className="toast__close" aria-label={closeLabel}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
