/**
 * Attributes of a button that opens a dialog of the page. The command lets browsers that know it open the dialog before
 * any script has run; the others are helped by `islands/dialogs`. `action` is what styles and scripts know the button by.
 */
export const createDialogCommand = (action: string, dialog: string): object => ({
  'data-action': action,
  'aria-haspopup': 'dialog',
  command: 'show-modal',
  commandfor: dialog,
});

/** Forms in dialogs: the name of the dialog in the page, and the action of the buttons that open it. */
export const formDialogs = {
  enquiry: { id: 'enquiry', action: 'enquire' },
  photos: { id: 'photos', action: 'photos' },
  testDrive: { id: 'test-drive', action: 'testDrive' },
} as const;

const openForm = ({ id, action }: { id: string; action: string }): object => createDialogCommand(action, id);

/** Asks about what the page shows. */
export const enquireCommand = openForm(formDialogs.enquiry);

/** Asks for pictures of a vehicle that shows few (FORM-18). */
export const photosCommand = openForm(formDialogs.photos);

/** Chooses when to drive a vehicle (VDP-16). */
export const testDriveCommand = openForm(formDialogs.testDrive);

/** Tells what stands behind a certified vehicle (VDP-21). */
export const certifiedCommand = createDialogCommand('certified', 'certified');
