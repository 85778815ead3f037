import * as fc from 'fast-check';
import {
  createElement,
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { drawStill, drawWaking } from '#integration/static-markup.ts';

const draw = (node: ReactNode): string | null => drawStill(() => node, {});
const drawIsland = (node: ReactNode): string | null => drawWaking(() => node, {});

const withoutHints = (html: string): string => html.replace(/<link rel="preload"[^>]*>/g, '');
/** What React makes of it, without the hints for pictures that the renderer of parts takes away as well. */
const drawByReact = (node: ReactNode): string =>
  withoutHints(renderToStaticMarkup(createElement(() => node)));
/** The same for what React takes over in the browser. */
const drawIslandByReact = (node: ReactNode): string =>
  withoutHints(renderToString(createElement(() => node)));

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
  ...['name', 'checked', 'defaultChecked', 'defaultValue', 'selected', 'target', 'placeholder', 'maxLength'],
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
  'select',
  'option',
  'textarea',
  'label',
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

describe('still markup', () => {
  test.each([
    ['of parts', draw, drawByReact],
    ['of islands', drawIsland, drawIslandByReact],
  ])('%s is what React makes, whatever is given, or is left to React', (_, drawOurs, drawTheirs) => {
    let drawn = 0;
    fc.assert(
      fc.property(node, (given) => {
        const ours = drawOurs(given);
        if (ours === null) return;
        drawn += 1;
        expect(ours).toBe(drawTheirs(given));
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
    [
      'fields',
      <>
        <input value={3} name="a" onChange={() => undefined} type="range" max={4} />
        <input defaultChecked type="checkbox" />
        <input defaultValue="" autoFocus />
      </>,
    ],
    [
      'a list of options',
      <select defaultValue="b" name="c">
        <option value="a">A</option>
        <option value="b">B{1}</option>
      </select>,
    ],
  ])('draws %s', (_, given) => {
    expect(draw(given)).toBe(drawByReact(given));
    expect(drawIsland(given)).toBe(drawIslandByReact(given));
  });

  function WithStillHooks({ from }: { from: number }): ReactElement {
    const [count] = useState(() => from + 1);
    const [sum] = useReducer(
      (one: number, other: number) => one + other,
      from,
      (first) => first * 2,
    );
    const double = useMemo(() => count * 2, [count]);
    const say = useCallback(() => `${double}`, [double]);
    const later = useDeferredValue(say());
    const box = useRef(from);
    const stored = useSyncExternalStore(
      () => () => undefined,
      () => 'browser',
      () => 'build',
    );
    useEffect(() => {
      throw new Error('No effect runs at build.');
    });
    return (
      <p>
        {count} {sum} {later} {box.current} {stored}
      </p>
    );
  }

  test('hooks say what they begin with', () => {
    const given = <WithStillHooks from={3} />;
    expect(draw(given)).toBe(drawByReact(given));
    expect(drawIsland(given)).toBe(drawIslandByReact(given));
  });

  const WithHook = (): ReactElement => <b id={useId()} />;
  function ChangesItself(): ReactElement {
    const [count, setCount] = useState(0);
    if (count === 0) setCount(1);
    return <b>{count}</b>;
  }
  test.each<[string, ReactNode]>([
    ['hooks that name', <WithHook key="1" />],
    ['what changes itself while it is drawn', <ChangesItself key="1" />],
    ['addresses that React judges', <a href="javascript:alert(1)">a</a>],
    ['texts of several lines', <textarea defaultValue="a" />],
    ['styles', <p style={{ color: 'red' }} />],
    ['attributes that are not known here', <p itemProp="a" />],
    [
      'options without a value',
      <select defaultValue="a">
        <option>a</option>
      </select>,
    ],
  ])('leaves %s to React', (_, given) => {
    expect(draw(given)).toBeNull();
    expect(drawIsland(given)).toBeNull();
  });

  test('keeps texts of an island apart, also beside what is remembered', () => {
    const Words = memo(({ of }: { of: { words: string } }) => of.words);
    const Bold = memo(({ of }: { of: { words: string } }) => <b>{of.words}</b>);
    const of = { words: 'one' };
    const given = (
      <p>
        {'a'}
        {''}
        {1}
        <Words of={of} />
        <Words of={of} />
        <Bold of={of} />
        <Words of={of} />
        <Bold of={of} />
        {'b'}
        <br />c
      </p>
    );
    expect(drawIsland(given)).toBe(drawIslandByReact(given));
    expect(draw(given)).toBe(drawByReact(given));
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
