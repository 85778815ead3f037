import { flag, later, undecided } from './values.ts';

/** Widgets of others are partners, whose files say what they load and know. */
const asPartner = 'its widget is a partner: write it into partners, and a file of dealers/_partners for it';

/**
 * Features of the spec that are not built. Their settings exist and accept only `false`. Building one means replacing
 * its row by the schema of its options.
 */
export const notOffered = {
  watchlist: later('Watchlist kept on the server.', false),
  redbook: undecided('Values of RedBook.', asPartner),
};

/** Switches of third-party plug-ins (CFG-05). */
export const plugins = {
  autogauge: flag('Price comparison of AutoGauge on vehicle pages; the dealer API answers it.'),
  carAnalysis: undecided('Reports of Car Analysis.', asPartner),
};
