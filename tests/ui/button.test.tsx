import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from '#ui/Button.tsx';

test('a button with an address is a link', () => {
  expect(renderToStaticMarkup(<Button href="/search/">Search</Button>)).toMatch(/^<a [^>]*href="\/search\/"/);
});

test('a button does not send a form unless asked to', () => {
  expect(renderToStaticMarkup(<Button>Close</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
});

test('FORM-07 a busy button is blocked and says so', () => {
  const markup = renderToStaticMarkup(<Button busy>Send</Button>);
  expect(markup).toContain('disabled=""');
  expect(markup).toContain('aria-busy="true"');
  expect(markup).toContain('button__spinner');
});
