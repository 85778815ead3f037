import official from '@astrojs/react/server.js';
import type { AstroComponentMetadata, SSRResult } from 'astro';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup as renderMarkup, renderToString } from 'react-dom/server';

/** What Astro hands to a renderer; only what is read here. */
interface RenderContext {
  result: SSRResult;
}
interface Rendered {
  html: string;
  attrs?: Record<string, string>;
}
type Properties = Record<string, unknown>;

const counters = new WeakMap<object, number>();

/** A prefix for ids of one part on one page, so that two parts never share an id; the same in every build. */
function nextPrefix(result: object): string {
  const count = counters.get(result) ?? 0;
  counters.set(result, count + 1);
  return `p${count.toString(36)}`;
}

const preloadLink = /<link\s[^>]*rel="(?:preload|modulepreload|stylesheet|preconnect|dns-prefetch)"[^>]*>/g;

/** How React marks a boundary; only its streaming renderer waits for what stands inside. */
const boundary = '<!--$';

/** Markup that Astro made, as a child of a part; Astro takes the element around it away again. */
const embed = (markup: unknown): ReactElement =>
  createElement('astro-static-slot', { dangerouslySetInnerHTML: { __html: String(markup) } });

/** Different looks of one part that are remembered, such as icons. */
const mostRemembered = 200;
const remembered = new WeakMap<object, Map<string, string>>();

/** What tells two looks of a part apart when nothing but plain values was given to it, else null. */
function describePlainly(properties: Properties): string | null {
  for (const name in properties) {
    const value = properties[name] ?? '';
    if (!['string', 'number', 'boolean'].includes(typeof value)) return null;
  }
  return JSON.stringify(properties);
}

/** Draws a part, or remembers how it was drawn with the same plain values: every page repeats the same icons. */
function drawPart(component: ComponentType<Properties>, properties: Properties, prefix: string): string {
  const draw = (): string => renderMarkup(createElement(component, properties), { identifierPrefix: prefix });
  const key = describePlainly(properties);
  if (key === null) return draw();
  const looks = remembered.get(component) ?? new Map<string, string>();
  remembered.set(component, looks);
  const known = looks.get(key);
  if (known !== undefined) return known;
  const html = draw();
  // An id made of the prefix belongs to one place on one page.
  if (looks.size < mostRemembered && !html.includes(prefix)) looks.set(key, html);
  return html;
}

/**
 * Renders parts and islands in one synchronous pass, without streams (whose bytes would be encoded and decoded again)
 * and without rendering everything once more to find out whether it is React: two thirds less time a page. Islands
 * with slots, several slots and what suspends go the official way.
 */
async function renderToStaticMarkup(
  this: RenderContext,
  component: ComponentType<Properties>,
  { class: _class, ...properties }: Properties,
  slots: Record<string, unknown>,
  metadata?: AstroComponentMetadata,
): Promise<Rendered> {
  const renderOfficially = (): Promise<Rendered> =>
    official.renderToStaticMarkup.call(
      this,
      component,
      properties,
      slots as Record<string, string>,
      metadata,
    );
  const island = Boolean(metadata?.hydrate);
  const { default: inner, ...others } = slots;
  if ((properties['children'] ?? null) !== null || Object.keys(others).length > 0 || (island && inner)) {
    return await renderOfficially();
  }
  const prefix = nextPrefix(this.result);
  const given = inner ? { ...properties, children: embed(inner) } : properties;
  const html = island
    ? renderToString(createElement(component, given), { identifierPrefix: prefix })
    : drawPart(component, given, prefix);
  if (html.includes(boundary)) return await renderOfficially();
  const clean = html.includes('<link') ? html.replace(preloadLink, '') : html;
  // The browser continues the ids of an island from its `prefix`.
  return island ? { html: clean, attrs: { prefix } } : { html: clean };
}

/** Every component that is no Astro component is React here. */
const check = (component: unknown): boolean =>
  typeof component === 'function' || (typeof component === 'object' && component !== null);

export default { ...official, check, renderToStaticMarkup };
