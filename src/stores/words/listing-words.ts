import { atom } from 'nanostores';
import type { ReadWords } from '#domain/words/read-words.ts';

export const $readWords = atom<ReadWords | null>(null);

export const noteReadWords = (read: ReadWords | null): void => $readWords.set(read);
