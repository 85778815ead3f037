import { createDialogCommand } from './dialog-command.ts';

/** Attributes of every button that opens the enquiry; `data-action` is what the enquiry island listens to. */
export const enquireCommand: object = createDialogCommand('enquire', 'enquiry');
