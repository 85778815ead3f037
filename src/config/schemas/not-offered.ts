import { flag, later } from './values.ts';

/**
 * Features of the spec that are not built. Their settings exist and accept only `false`. Building one means replacing
 * its row by the schema of its options.
 */
export const notOffered = {
  watchlist: later('Watchlist kept on the server.', false),
  auth: later('Sign-in and gated pages.', false),
  redbook: later('Specifications and values of RedBook: they need its licence and a feed.', false),
};

/** Switches of third-party plug-ins (CFG-05). */
export const plugins = {
  autogauge: flag('Price comparison of AutoGauge on vehicle pages; the dealer API answers it.'),
  carAnalysis: later('Reports of Car Analysis: they need its widget, as a partner.', false),
};
