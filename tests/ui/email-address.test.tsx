import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmailAddress } from '#ui/EmailAddress.tsx';

test('an e-mail address may break after its @ and before dots, and reads as one word', () => {
  const html = renderToStaticMarkup(<EmailAddress email="mail.us@yard.example" />);
  expect(html.replace(/<\/?span>/g, '')).toBe('mail<wbr/>.us@<wbr/>yard<wbr/>.example');
});
