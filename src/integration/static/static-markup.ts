import { Fragment, memo } from 'react';
import { escapeMarkup } from '#domain/page/markup.ts';
import { findWriter, giveUp } from './static-attributes.ts';

/**
 * Draws parts as text, several times faster than React, which prepares every element for streams, suspense and
 * hydration that a static part has no use for. Only what is plain is drawn here, byte for byte as React would; the
 * rest (hooks, form fields, unknown attributes …) is left to React.
 *
 * Measured on a busy machine, processor seconds of a cold build of 20 dealers, one round: 61.6 with it, 74.4 without.
 * It stays while it saves 15 % of that; `npm run bench -- build` on a calm machine decides.
 */

type Properties = Record<string, unknown>;
interface StaticElement {
  type: unknown;
  props: Properties;
}

const elementType = Symbol.for('react.transitional.element');
const memoType = (memo(() => null) as unknown as { $$typeof: symbol }).$$typeof;

const voidTags = new Set(['br', 'hr', 'img', 'source', 'wbr', 'track']);
/** Tags that React draws like any other. Fields, forms and what belongs into a head have rules of their own. */
const plainTags = new Set(
  (
    'a abbr address article aside astro-static-slot b blockquote button caption circle cite code dd del details ' +
    'dialog div dl dt em fieldset figcaption figure footer form g h1 h2 h3 h4 h5 h6 header i iframe ins kbd legend ' +
    'label li line main mark nav ol output p path picture polygon polyline rect s section small span strong sub ' +
    'summary sup svg table tbody td template tfoot th thead time tr u ul'
  ).split(' '),
);

/** React writes these of a form last. */
const orderForm = ({ method, ...others }: Properties): Properties => ({ ...others, method });

function drawTag(tag: string, given: Properties): string {
  const properties = tag === 'form' ? orderForm(given) : given;
  const isVoid = voidTags.has(tag);
  if (!isVoid && !plainTags.has(tag)) giveUp();
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
  if (isVoid) return children === null && inner === null ? `${html}/>` : giveUp();
  if (inner !== null) return children === null ? `${html}>${String(inner)}</${tag}>` : giveUp();
  return `${html}>${drawNode(children)}</${tag}>`;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

interface Look {
  properties: Properties;
  html: string;
}
/** Looks of remembered parts: by part, then by the first object that it shows. */
const looks = new WeakMap<object, WeakMap<object, Look[]>>();

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
  const look = known.find((one) => isSame(one.properties, properties));
  if (look) return look.html;
  const html = drawComponent(type, properties);
  known.push({ properties, html });
  return html;
}

function drawComponent(component: unknown, properties: Properties): string {
  if ((component as { prototype?: { isReactComponent?: object } }).prototype?.isReactComponent) giveUp();
  return drawNode((component as (given: Properties) => unknown)(properties));
}

function drawElement({ type, props }: StaticElement): string {
  if (typeof type === 'string') return drawTag(type, props);
  if (typeof type === 'function') return drawComponent(type, props);
  if (type === Fragment) return drawNode(props['children']);
  if (isObject(type) && '$$typeof' in type && type.$$typeof === memoType) return drawMemo(type, props);
  return giveUp();
}

function drawNode(node: unknown): string {
  if (typeof node === 'string') return escapeMarkup(node);
  if (typeof node === 'number') return String(node);
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) {
    let html = '';
    for (const child of node) html += drawNode(child);
    return html;
  }
  if (isObject(node) && '$$typeof' in node && node.$$typeof === elementType) {
    return drawElement(node as unknown as StaticElement);
  }
  return giveUp();
}

/**
 * The markup of a part as `renderToStaticMarkup` of React would have it, or null where only React can draw it: a part
 * that uses hooks fails outside of React, and one that fails for another reason fails again there, with its own words.
 */
export function drawStatic(part: unknown, properties: Properties): string | null {
  try {
    return drawElement({ type: part, props: properties });
  } catch {
    return null;
  }
}
