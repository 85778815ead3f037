import { createRoot } from 'react-dom/client';
import {
  TestDriveConfirmation,
  type TestDriveConfirmationProps,
} from '../../test-drive/TestDriveConfirmation.tsx';

/** Draws the test drive that was asked for into its box, whose `data-messages` are the dealer's words. */
export function drawConfirmation(
  box: HTMLElement,
  drive: Omit<TestDriveConfirmationProps, 'messages'>,
): void {
  const messages = JSON.parse(box.dataset['messages'] ?? '{}') as Record<string, string>;
  createRoot(box).render(<TestDriveConfirmation {...drive} messages={messages} />);
}
