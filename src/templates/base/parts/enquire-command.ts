/**
 * Attributes of every button that opens the enquiry. The command lets browsers that know it open the dialog before any
 * script has run; `data-action` is what the enquiry island listens to in all of them.
 */
export const enquireCommand: object = {
  'data-action': 'enquire',
  'aria-haspopup': 'dialog',
  command: 'show-modal',
  commandfor: 'enquiry',
};
