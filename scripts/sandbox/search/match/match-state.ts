import type { Mask } from '../filter/filter-node.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { type SearchedWords, admits, createScorer } from './score-document.ts';
import type { Budget } from '../pace/budget.ts';
import { createStride, type Steps } from '../pace/steps.ts';
import type { MatchOptions } from './match-options.ts';
import type { SearchField } from './search-fields.ts';

/** Documents found so far in one text match, each with its best score and the words that gave it. */
export class MatchState {
  readonly index: DocumentIndex;
  readonly fields: readonly SearchField[];
  readonly options: MatchOptions;
  /** Documents that may be found: the filter without what `-word` excludes. */
  readonly mask: Mask | null;
  readonly scores: Float64Array;
  /** Number of the searched words that gave the score, by slot. */
  readonly searchedBy: Int32Array;
  readonly searched: SearchedWords[] = [];
  readonly budget: Budget;
  found = 0;
  /** Whether the time was over before everything was tried. */
  isCut = false;

  constructor(
    index: DocumentIndex,
    fields: readonly SearchField[],
    options: MatchOptions,
    mask: Mask | null,
    budget: Budget,
  ) {
    this.index = index;
    this.fields = fields;
    this.options = options;
    this.mask = mask;
    this.budget = budget;
    this.scores = new Float64Array(index.slotCount);
    this.searchedBy = new Int32Array(index.slotCount).fill(-1);
  }

  /** Whether matching stops here because its time is over. */
  stops(): boolean {
    if (this.budget.isOver) this.isCut = true;
    return this.isCut;
  }

  /** Adds the documents that have every word in some field, as many as there is time for. */
  *search(searched: SearchedWords): Steps<void> {
    const isDue = createStride();
    const counts = new Uint8Array(this.index.slotCount);
    let last: number[] = [];
    for (const [order, candidate] of searched.words.entries()) {
      last = [];
      for (const field of this.fields) {
        if (!admits(field, candidate)) continue;
        for (const number of field.column.wordList.valuesOf(candidate.word)) {
          const slots = field.column.slots[number] ?? [];
          if (isDue(1 + slots.length)) yield;
          for (const slot of slots)
            if (counts[slot] === order && (!this.mask || this.mask[slot] === 1)) {
              counts[slot] = order + 1;
              last.push(slot);
            }
        }
      }
    }
    if (last.length === 0) return;
    const number = this.searched.push(searched) - 1;
    const scorer = createScorer(searched, this.fields, this.options, this.index.slotCount);
    for (const slot of last) {
      const score = scorer.score(slot);
      if (isDue(scorer.takePieces())) {
        yield;
        if (this.stops()) return;
      }
      const before = this.scores[slot] as number;
      if (this.searchedBy[slot] === -1) this.found++;
      if (this.searchedBy[slot] === -1 || score > before) {
        this.scores[slot] = score;
        this.searchedBy[slot] = number;
      }
    }
  }
}
