/** How a price compares with the market, as the AutoGauge service says (GAUG-01). Dollars. */
export interface AutoGauge {
  /** Position of the price between both ends of the range, 0 to 1. */
  fill: number;
  listingPrice: number;
  marketMin: number;
  marketMax: number;
  /** How sure the service is, 0 to 1. */
  confidence: number;
  description: string;
}

/** Above this confidence a comparison is worth showing (GAUG-02). */
const leastConfidence = 0.2;

/** Whether a comparison may be shown. A range that ends below the price helps nobody (GAUG-02). */
export const isTelling = ({ confidence, marketMax, listingPrice }: AutoGauge): boolean =>
  confidence > leastConfidence && marketMax >= listingPrice;
