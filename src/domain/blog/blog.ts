/** The blog of a site, as all its pages know it; what its articles say is no part of the site. */
export interface Blog {
  /** Address of the list, with leading and trailing slash. */
  path: string;
  title: string;
  /** Articles that a section shows where it does not say how many. */
  home: number;
  /** Every address of lists and feed; articles are pages of the dealer and stand among those. */
  addresses: string[];
}

/** Address of the feed below that of the list. */
export const createFeedPath = ({ path }: Pick<Blog, 'path'>): string => `${path}feed.xml`;
