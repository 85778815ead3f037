/** The page where shoppers value and sell their car (ROUTE-09). */
export const tradeInPath = '/trade-in/';
