/** Whether two names of a make, model, lender or place are the same in whatever case feeds and people write them. */
export const isSameName = (one: string | null | undefined, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();
