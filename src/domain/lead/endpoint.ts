/** Who is to answer a lead, for formats that name the dealer. */
export interface LeadVendor {
  name: string;
  /** Address of the site. */
  url: string;
  email: string | null;
  phone: string | null;
  /** The dealer's locations. */
  locations: { id: string; name: string }[];
}

/** How leads leave the browser; `name` picks the driver in services/lead. */
export type LeadEndpoint = (
  | {
      name: 'typesense';
      host: string;
      port: number;
      protocol: 'http' | 'https';
      path: string;
      key: string;
      collection: string;
    }
  | { name: 'http'; url: string }
  | { name: 'adf'; url: string; vendor: LeadVendor }
) & {
  /** Where the dealer API takes leads, if they do not come to it anyway. */
  keeper?: string;
};
