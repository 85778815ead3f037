import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FactList } from '#parts/vehicle/FactList.tsx';

/** How many facts stand before the toggle and behind it; null where there is no toggle. */
function count(facts: number): [number, number | null] {
  const markup = renderToStaticMarkup(
    <FactList
      facts={Array.from({ length: facts }, (_, index) => ({ label: `Fact ${index}`, value: 'x' }))}
      rows={4}
      more="Show More"
      less="Show Less"
    />,
  );
  const [before = '', behind] = markup.split('<details');
  const countFacts = (part: string): number => part.split('<dt>').length - 1;
  return [countFacts(before), behind === undefined ? null : countFacts(behind)];
}

test.each([
  [4, 4, null],
  [6, 6, 0],
  [8, 8, 0],
  [11, 8, 3],
])('VDP-03: of %i facts %i fill four rows of two, %s wait', (facts, before, behind) => {
  expect(count(facts)).toEqual([before, behind]);
});
