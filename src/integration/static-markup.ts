import { Fragment, memo } from 'react';
import { escapeMarkup } from '#domain/markup.ts';
import { findWriter, giveUp, orderProperties } from './still-attributes.ts';
import { withStillHooks } from './still-hooks.ts';

/**
 * Draws parts and islands as text, several times faster than React, which prepares every element for streams and
 * suspense that a page made at build has no use for. Only what is plain is drawn here, byte for byte as React would;
 * the rest (ids, contexts, unknown attributes …) is left to React.
 */

type Properties = Record<string, unknown>;
interface StillElement {
  type: unknown;
  props: Properties;
}

const elementType = Symbol.for('react.transitional.element');
const memoType = (memo(() => null) as unknown as { $$typeof: symbol }).$$typeof;

const voidTags = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr', 'track']);
/** Tags that are drawn like any other, apart from the order of their properties. */
const plainTags = new Set(
  (
    'a abbr address article aside astro-static-slot b blockquote button caption circle cite code dd del details ' +
    'dialog div dl dt em fieldset figcaption figure footer form g h1 h2 h3 h4 h5 h6 header i iframe ins kbd legend ' +
    'label li line main mark nav ol option output p path picture polygon polyline rect s section select small span strong sub ' +
    'summary sup svg table tbody td template tfoot th thead time tr u ul video'
  ).split(' '),
);

/** How the text that is being drawn will be used, and where its drawing stands. */
interface Drawing {
  /** Whether React takes it over in the browser, where it looks for a mark between texts that follow each other. */
  wakes: boolean;
  /** Whether a text was written last. */
  isAfterText: boolean;
  /** The value of the list of options that is being drawn. */
  chosen: unknown;
}
let drawing: Drawing = { wakes: false, isAfterText: false, chosen: null };

function drawText(text: string): string {
  if (!drawing.wakes || text === '') return escapeMarkup(text);
  const mark = drawing.isAfterText ? '<!-- -->' : '';
  drawing.isAfterText = true;
  return mark + escapeMarkup(text);
}

/** An option says that it is chosen after all its properties. */
const drawChoice = ({ value, selected }: Properties): string =>
  (value ?? null) === null || (selected ?? null) !== null
    ? giveUp()
    : (drawing.chosen ?? null) !== null && String(drawing.chosen) === String(value)
      ? ' selected=""'
      : '';

function drawTag(tag: string, given: Properties): string {
  const isVoid = voidTags.has(tag);
  if (!isVoid && !plainTags.has(tag)) giveUp();
  const properties = orderProperties(tag, given);
  let html = `<${tag}`;
  let children: unknown = null;
  let inner: unknown = null;
  for (const name in properties) {
    const value = properties[name];
    if (value === null || value === undefined) continue;
    if (name === 'children') children = value;
    else if (name === 'dangerouslySetInnerHTML') inner = (value as { __html: unknown }).__html;
    else html += findWriter(name)(value);
  }
  drawing.isAfterText = false;
  if (isVoid) return children === null && inner === null ? `${html}/>` : giveUp();
  if (tag === 'option') html += drawChoice(given);
  if (tag === 'select') drawing.chosen = given['value'] ?? given['defaultValue'];
  if (inner !== null) return children === null ? `${html}>${String(inner)}</${tag}>` : giveUp();
  html += `>${drawNode(children)}</${tag}>`;
  if (tag === 'select') drawing.chosen = null;
  drawing.isAfterText = false;
  return html;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

interface Look {
  properties: Properties;
  wakes: boolean;
  html: string;
}
/** Looks of remembered parts: by part, then by the first object that it shows. */
const looks = new WeakMap<object, WeakMap<object, Look[]>>();
/** Looks that are remembered of one object: a card differs by place and heading. */
const mostLooks = 8;

function isSame(one: Properties, other: Properties): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]))
  );
}

/** A part in React's `memo` promises to look the same for the same properties: it is drawn once in all pages. */
function drawMemo(part: object, properties: Properties): string {
  const { type, compare } = part as { type: unknown; compare: unknown };
  const subject = Object.values(properties).find(isObject);
  if (compare !== null || typeof type !== 'function') return giveUp();
  if (!subject) return drawComponent(type, properties);
  const bySubject = looks.get(part) ?? new WeakMap<object, Look[]>();
  looks.set(part, bySubject);
  const known = bySubject.get(subject) ?? [];
  bySubject.set(subject, known);
  const { wakes } = drawing;
  const look = known.find((one) => one.wakes === wakes && isSame(one.properties, properties));
  if (look) {
    drawing.isAfterText = false;
    return look.html;
  }
  const html = drawComponent(type, properties);
  // What begins or ends with a text depends on what stands beside it.
  if (html.startsWith('<') && html.endsWith('>')) {
    known.push({ properties, wakes, html });
    if (known.length > mostLooks) known.shift();
  }
  return html;
}

function drawComponent(component: unknown, properties: Properties): string {
  if ((component as { prototype?: { isReactComponent?: object } }).prototype?.isReactComponent) giveUp();
  return drawNode((component as (given: Properties) => unknown)(properties));
}

function drawElement({ type, props }: StillElement): string {
  if (typeof type === 'string') return drawTag(type, props);
  if (typeof type === 'function') return drawComponent(type, props);
  if (type === Fragment) return drawNode(props['children']);
  if (isObject(type) && '$$typeof' in type && type.$$typeof === memoType) return drawMemo(type, props);
  return giveUp();
}

function drawNode(node: unknown): string {
  if (typeof node === 'string') return drawText(node);
  if (typeof node === 'number') return drawText(String(node));
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) {
    let html = '';
    for (const child of node) html += drawNode(child);
    return html;
  }
  if (isObject(node) && '$$typeof' in node && node.$$typeof === elementType) {
    return drawElement(node as unknown as StillElement);
  }
  return giveUp();
}

function draw(component: unknown, properties: Properties, wakes: boolean): string | null {
  drawing = { wakes, isAfterText: false, chosen: null };
  try {
    return withStillHooks(() => drawElement({ type: component, props: properties }));
  } catch {
    return null;
  }
}

/**
 * The markup of a part as `renderToStaticMarkup` of React would have it, or null where only React can draw it; one that
 * fails for another reason fails again there, with its own words.
 */
export const drawStill = (part: unknown, properties: Properties): string | null =>
  draw(part, properties, false);

/** The same for an island, as `renderToString` would have it: the browser finds what it would have drawn itself. */
export const drawWaking = (island: unknown, properties: Properties): string | null =>
  draw(island, properties, true);
