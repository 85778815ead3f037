import { flag, undecided } from './values.ts';

/** Widgets of others are partners, whose files say what they load and know. */
const asPartner = 'its widget is a partner: write it into partners, and a file of dealers/_partners for it';

/** Settings that platforms know, for what Forecourt has by another setting. They accept only `false`. */
export const undecidedSettings = {
  watchlist: undecided(
    'Saved vehicles on the server.',
    'saved vehicles follow whoever signs in: write auth to have accounts',
  ),
  redbook: undecided('Values of RedBook.', asPartner),
};

/** Switches of third-party plug-ins (CFG-05). */
export const plugins = {
  autogauge: flag('Price comparison of AutoGauge on vehicle pages; the dealer API answers it.'),
  carAnalysis: undecided('Reports of Car Analysis.', asPartner),
};
