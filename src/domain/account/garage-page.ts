/** Names that the page of a signed-in person may have in addresses (ROUTE-21). */
export const garagePages = ['my-garage', 'mymotorama', 'mybigboxcars', 'myblinkr', 'myservco'] as const;
export type GaragePage = (typeof garagePages)[number];

/** Its path, with a slash at its end. */
export const findGaragePath = (page: GaragePage): string => `/${page}/`;
