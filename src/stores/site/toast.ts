import { atom } from 'nanostores';

/** One short message (UI-01). What it offers to do is a link or an action, never both. */
export interface Toast {
  text: string;
  tone: 'neutral' | 'success' | 'danger';
  actions: { label: string; href?: string; act?: () => void }[];
  /** Stays until somebody has decided, or closes it. */
  stays?: boolean;
}

/** Milliseconds a message stays: long enough to read it, longer when there is something to decide. */
const stay = { plain: 3_000, actions: 8_000 };

/** The message that is shown now; there is never more than one. */
export const $toast = atom<Toast | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message in the place of the one before. */
export function showToast(toast: Toast): void {
  $toast.set(toast);
  releaseToast();
}

export function closeToast(): void {
  clearTimeout(timer);
  $toast.set(null);
}

/** Keeps the message for as long as somebody reads or touches it. */
export function holdToast(): void {
  clearTimeout(timer);
}

/** Lets its time run, anew. */
export function releaseToast(): void {
  clearTimeout(timer);
  const toast = $toast.get();
  if (toast && !toast.stays)
    timer = setTimeout(closeToast, toast.actions.length > 0 ? stay.actions : stay.plain);
}
