import { flag, later } from './values.ts';

/**
 * Features of the spec that have their place in a dealer file but are not built: each accepts only `false`. Building
 * one means replacing its row by the schema of its options.
 */
export const notOffered = {
  reserve: later('Reserve or buy online: mode, deposit, hold (C16, C21).', false),
  watchlist: later('Watchlist kept on the server (CFG-04, C11, C28).', false),
  auth: later('Sign-in and gated pages (C28).', false),
  tradeIn: later('Trade-in valuation and its limits (C59).', false),
  redbook: later('Redbook data (CFG-02).', false),
  blogs: later('Number of blog articles on the home page (CFG-02).', false),
  overrideCity: later('City that replaces the one in stock data (override_city, CFG-02).', false),
  reviews: later('Customer reviews and their minimum rating (C22).', false),
  salesCounter: later('Sales counter; made-up figures can mislead (C45).', false),
};

/** Switches of third-party plug-ins (CFG-05). */
export const plugins = {
  autogauge: flag('Price comparison of AutoGauge on vehicle pages; the dealer API answers it (GAUG-04).'),
  carAnalysis: later('Car Analysis.', false),
};
