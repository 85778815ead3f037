import official from '@astrojs/react/server.js';
import type { AstroComponentMetadata, SSRResult } from 'astro';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup as renderMarkup } from 'react-dom/server';
import { drawIsland } from './island-markup.ts';

/** Where `Once` of the shell says how ids of what it draws begin, which stands on pages with other parts. */
const idsBeginWith: unique symbol = Symbol.for('forecourt.ids-begin-with');

/** What Astro hands to a renderer; only what is read here. */
interface RenderContext {
  result: SSRResult & { [idsBeginWith]?: string };
}
interface Rendered {
  html: string;
  attrs?: Record<string, string>;
}
type Properties = Record<string, unknown>;

const counters = { island: new WeakMap<object, number>(), part: new WeakMap<object, number>() };

/**
 * A prefix for ids of one part or island on one page, so that no two share an id; the same in every build. Islands
 * count for themselves: a page with more parts shares the markup of its islands with other pages all the same.
 */
function nextPrefix(result: RenderContext['result'], kind: keyof typeof counters): string {
  const count = counters[kind].get(result) ?? 0;
  counters[kind].set(result, count + 1);
  return `${result[idsBeginWith] ?? 'p'}${kind === 'part' ? '-' : ''}${count.toString(36)}`;
}

const preloadLink = /<link\s[^>]*rel="(?:preload|modulepreload|stylesheet|preconnect|dns-prefetch)"[^>]*>/g;

/** How React marks a boundary; only its streaming renderer waits for what stands inside. */
const boundary = '<!--$';

/** Markup that Astro made, as a child of a part; Astro takes the element around it away again. */
const embed = (markup: unknown): ReactElement =>
  createElement('astro-static-slot', { dangerouslySetInnerHTML: { __html: String(markup) } });

/**
 * Renders parts and islands in one synchronous pass, without streams (whose bytes would be encoded and decoded again)
 * and without rendering everything once more to find out whether it is React. Islands with slots, several slots and
 * what suspends go the official way.
 *
 * Measured, processor seconds of a cold build of 20 dealers, three rounds: 72, 84 and 83 with it, 88, 102 and 102 with
 * Astro's own renderer.
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
  const given = inner ? { ...properties, children: embed(inner) } : properties;
  const prefix = nextPrefix(this.result, island ? 'island' : 'part');
  const html = island
    ? drawIsland(component, given, prefix)
    : renderMarkup(createElement(component, given), { identifierPrefix: prefix });
  if (html.includes(boundary)) return await renderOfficially();
  const clean = html.includes('<link') ? html.replace(preloadLink, '') : html;
  // The browser continues the ids of an island from its `prefix`.
  return island ? { html: clean, attrs: { prefix } } : { html: clean };
}

/** Every component that is no Astro component is React here. */
const check = (component: unknown): boolean =>
  typeof component === 'function' || (typeof component === 'object' && component !== null);

export default { ...official, check, renderToStaticMarkup };
