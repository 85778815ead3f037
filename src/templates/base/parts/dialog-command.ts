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

/** Asks for pictures of a vehicle that shows few (FORM-18). */
export const photosCommand = createDialogCommand('photos', 'photos');

/** Chooses when to drive a vehicle (VDP-16). */
export const testDriveCommand = createDialogCommand('testDrive', 'test-drive');

/** Tells what stands behind a certified vehicle (VDP-21). */
export const certifiedCommand = createDialogCommand('certified', 'certified');
