/** What bringing a vehicle to a postcode costs: whole dollars, and the region that the price is for (DELV-02). */
export interface DeliveryEstimate {
  price: number;
  region: string;
}
