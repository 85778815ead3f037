import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Rating } from '#ui/Rating.tsx';

test.each([
  [0, 0],
  [3.94, 78],
  [4.6, 92],
  [5, 100],
])('REV-04, C23: of five stars %d fill %d of 100 pixels', (average, width) => {
  const markup = renderToStaticMarkup(<Rating average={average} label={`${average} out of 5`} />);
  expect(markup).toContain(`<svg width="${width}" height="20" viewBox="0 0 ${width} 20"`);
  expect(markup).toContain(`role="img" aria-label="${average} out of 5"`);
});
