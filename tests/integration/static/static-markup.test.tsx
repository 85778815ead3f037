import * as fc from 'fast-check';
import { createElement, memo, useId, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { drawStatic } from '#integration/static/static-markup.ts';

const draw = (node: ReactNode): string | null => drawStatic(() => node, {});

/** What React makes of it, without the hints for pictures that the renderer of parts takes away as well. */
const drawByReact = (node: ReactNode): string =>
  renderToStaticMarkup(createElement(() => node)).replace(/<link rel="preload"[^>]*>/g, '');

const words = fc.oneof(
  fc.string(),
  fc.constantFrom('', '<b>', '&amp;', `"'`, '</script>', '\u00e9\u{1f697}', '\ud800', ' '),
);
const plain = fc.oneof(
  words,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
);
const names = [
  ...[
    'className',
    'id',
    'title',
    'tabIndex',
    'htmlFor',
    'role',
    'lang',
    'hidden',
    'disabled',
    'open',
    'width',
  ],
  ...[
    'data-live',
    'data-x-y',
    'aria-label',
    'aria-hidden',
    'strokeWidth',
    'viewBox',
    'srcSet',
    'fetchPriority',
  ],
  ...[
    'href',
    'src',
    'value',
    'style',
    'download',
    'popover',
    'onClick',
    'ref',
    'contentEditable',
    'xlinkHref',
  ],
  ...['method', 'autoFocus', 'colSpan', 'is', 'type', 'action', 'inert', 'key', 'itemScope', 'innerHTML'],
];
const tags = [
  'form',
  'div',
  'a',
  'img',
  'br',
  'p',
  'svg',
  'path',
  'button',
  'ul',
  'template',
  'input',
  'pre',
  'x-y',
];
const properties = fc.dictionary(fc.constantFrom(...names), plain, { maxKeys: 4 });
const { node } = fc.letrec<{ node: ReactNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    plain,
    fc
      .tuple(fc.constantFrom(...tags), properties, fc.array(tie('node'), { maxLength: 3 }))
      .map(([tag, given, children]): ReactElement => createElement(tag, given, ...children)),
  ),
}));

describe('static markup', () => {
  test('is what React makes, whatever is given, or is left to React', () => {
    let drawn = 0;
    fc.assert(
      fc.property(node, (given) => {
        const ours = draw(given);
        if (ours === null) return;
        drawn += 1;
        expect(ours).toBe(drawByReact(given));
      }),
      { numRuns: 3000 },
    );
    expect(drawn).toBeGreaterThan(1000);
  });

  test.each<[string, ReactNode]>([
    ['texts and numbers', ['a & b', 1, -0, 1.5, Number.NaN, true, null, undefined, '']],
    ['fragments and nested lists', <>{[<b key="1">1</b>, [<i key="2">2</i>]]}</>],
    ['markup', <div dangerouslySetInnerHTML={{ __html: '<b>&</b>' }} />],
    ['pictures', <img src="/a.jpg" srcSet="/a.jpg 1x" alt="" loading="lazy" width={3} />],
    ['links', <a href="/a?b=1&c=2">a</a>],
    ['data', <p data-a={true} data-b={1} aria-hidden={false} hidden={false} />],
    [
      'drawings',
      <svg viewBox="0 0 1 1">
        <path d="M0" strokeWidth={1.5} />
      </svg>,
    ],
    [
      'forms of dialogs',
      <form method="dialog" className="a">
        <button type="submit">a</button>
      </form>,
    ],
    [
      'openers',
      <button type="button" popoverTarget="a" onClick={() => undefined}>
        a
      </button>,
    ],
  ])('draws %s', (_, given) => {
    expect(draw(given)).toBe(drawByReact(given));
  });

  const WithHook = (): ReactElement => <b id={useId()} />;
  test.each<[string, ReactNode]>([
    ['hooks', <WithHook key="1" />],
    ['addresses that React judges', <a href="javascript:alert(1)">a</a>],
    ['fields', <input value="a" readOnly />],
    ['styles', <p style={{ color: 'red' }} />],
    ['attributes that are not known here', <p itemProp="a" />],
    [
      'a list of options',
      <select defaultValue="a">
        <option value="a" />
      </select>,
    ],
  ])('leaves %s to React', (_, given) => {
    expect(draw(given)).toBeNull();
  });

  test('draws a part in memo once for the same properties, and anew for others', () => {
    let times = 0;
    const Card = memo(({ car, tall }: { car: { name: string }; tall?: boolean }) => {
      times += 1;
      return <b data-tall={tall ?? false}>{car.name}</b>;
    });
    const [one, other] = [{ name: 'one' }, { name: 'other' }];
    const cards = (
      <>
        <Card car={one} />
        <Card car={one} tall />
        <Card car={one} />
        <Card car={other} />
        <Card car={{ name: 'one' }} />
      </>
    );
    expect(draw(cards)).toBe(drawByReact(cards));
    expect(times).toBe(4 + 5);
  });
});
