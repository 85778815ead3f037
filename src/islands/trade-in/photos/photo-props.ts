import type { TradeInText } from '#messages/trade-in/trade-in.ts';

export interface PhotoFieldProps {
  /** The dealer API that keeps the photos. */
  apiUrl: string;
  text: TradeInText;
  /** Only how far they have come. */
  isBrief?: boolean;
}
