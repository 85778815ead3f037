import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QuoteRequest } from '#islands/lead/QuoteRequest.tsx';

// The build cannot know the list of a browser. On a phone the locations stand below it and would be pushed away by it.
test('what stands below the list of a quote comes after the list', () => {
  const page = renderToStaticMarkup(
    <QuoteRequest form={{} as never} title="Request a quote" site={{ messages: {}, search: {} } as never} />,
  );
  expect(page).toBe('<p class="quote-list__waiting" role="status">Your list is being read.</p>');
  const sheet = readFileSync('src/templates/base/parts/lead/QuoteList.css', 'utf8');
  expect(sheet).toMatch(
    /\(width < 992px\) and \(scripting: enabled\) \{\s+\.form-page:has\(\.quote-list__waiting\) \.form-page__aside \{\s+display: none;/,
  );
});
