import { atom } from 'nanostores';
import type { ListingState } from '#domain/listing-state.ts';

/** Words that have just become filters, and the way back. */
export interface ReadWords {
  words: string;
  /** Whether any of them became a filter. */
  isUnderstood: boolean;
  /** Those that are neither filters nor searched for. */
  leftOut: readonly string[];
  /** What was chosen before. */
  before: ListingState;
  /** Address of the listing that the words led to: when it has changed, there is nothing to undo. */
  after: string;
}

export const $readWords = atom<ReadWords | null>(null);

export const noteReadWords = (read: ReadWords | null): void => $readWords.set(read);
