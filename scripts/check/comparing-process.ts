import { answerApart } from '../command/apart.ts';
import { createComparison, type Comparison } from './dealer-changes.ts';

/** Compares the files of one dealer after the other. */
answerApart<Comparison, { slug: string }>((comparison) => {
  const list = createComparison(comparison);
  return Promise.resolve(({ slug }) => list(slug));
});
