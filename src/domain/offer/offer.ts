/** A special offer (DATA-05). `description` is sanitised HTML. Dates are 'YYYY-MM-DD' in the dealer's zone. */
export interface Offer {
  id: string;
  name: string;
  category: string | null;
  description: string;
  disclaimer: string | null;
  image: string | null;
  /** Further pictures; absent without any. */
  images?: string[];
  make: string | null;
  model: { name: string; slug: string; overrideUrl: string | null } | null;
  price: number | null;
  priceType: string | null;
  /** What its first button says and where it leads instead of asking about the offer; null as usual. */
  button: { text: string | null; href: string | null };
  startsOn: string | null;
  endsOn: string | null;
  /** Epoch seconds. */
  createdAt: number | null;
}
