/** Compares two documents by slot: below zero when the first comes first. */
export type Comparison = (left: number, right: number) => number;
