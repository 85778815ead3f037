/** A spare part or accessory (ROUTE-16). `price` is whole dollars. */
export interface Part {
  id: string;
  name: string;
  /** The maker's part number. */
  number: string | null;
  category: string | null;
  /** Make of the vehicles that it fits; null fits any. */
  make: string | null;
  /** Models and years that it fits, in words. */
  fits: string | null;
  description: string | null;
  image: string | null;
  price: number | null;
  priceType: string | null;
  inStock: boolean;
  /** Epoch seconds. */
  createdAt: number | null;
}
