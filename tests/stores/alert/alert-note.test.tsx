import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AlertNote } from '#islands/alert/AlertNote.tsx';
import { AlertSwitch } from '#islands/alert/AlertSwitch.tsx';

const of = { kind: 'vehicle', subject: '8067', name: '2019 Kia Rio', api: '/api', messages: {} } as const;

describe('ALRT-01 alerts of saved vehicles, for who is not signed in', () => {
  test('the note above the cards asks once, and no card asks again', () => {
    const note = renderToStaticMarkup(<AlertNote id="note" messages={{}} />);
    expect(note).toContain('We can tell you when the price of a saved vehicle drops');
    expect(note).toContain('Sign in for alerts');
    expect(renderToStaticMarkup(<AlertSwitch {...of} note="note" />)).toBe('');
  });

  test('a switch that stands alone asks by itself', () => {
    expect(renderToStaticMarkup(<AlertSwitch {...of} />)).toContain('Sign in to be told');
  });
});
