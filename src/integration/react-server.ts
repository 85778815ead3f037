import official from '@astrojs/react/server.js';
import type { AstroComponentMetadata, SSRResult } from 'astro';
import { createElement, type ComponentType } from 'react';
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

/**
 * Renders parts and islands in one synchronous pass, without streams (whose bytes would be encoded and decoded again)
 * and without rendering everything once more to find out whether it is React: two thirds less time a page. What has
 * slots or suspends goes the official way.
 */
async function renderToStaticMarkup(
  this: RenderContext,
  component: ComponentType<Properties>,
  { class: _class, ...properties }: Properties,
  slots: Record<string, string>,
  metadata?: AstroComponentMetadata,
): Promise<Rendered> {
  const renderOfficially = (): Promise<Rendered> =>
    official.renderToStaticMarkup.call(this, component, properties, slots, metadata);
  if ((properties['children'] ?? null) !== null || Object.keys(slots).length > 0)
    return await renderOfficially();
  const prefix = nextPrefix(this.result);
  const element = createElement(component, properties);
  const island = Boolean(metadata?.hydrate);
  const html = (island ? renderToString : renderMarkup)(element, { identifierPrefix: prefix });
  if (html.includes(boundary)) return await renderOfficially();
  const clean = html.includes('<link') ? html.replace(preloadLink, '') : html;
  // The browser continues the ids of an island from its `prefix`.
  return island ? { html: clean, attrs: { prefix } } : { html: clean };
}

/** Every component that is no Astro component is React here. */
const check = (component: unknown): boolean =>
  typeof component === 'function' || (typeof component === 'object' && component !== null);

export default { ...official, check, renderToStaticMarkup };
