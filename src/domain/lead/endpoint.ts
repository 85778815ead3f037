/** How leads leave the browser; `name` picks the driver in services/leads. */
export type LeadEndpoint =
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
  | { name: 'adf'; url: string };
