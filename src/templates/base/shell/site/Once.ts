import type { SSRResult } from 'astro';
import {
  createComponent,
  renderComponent,
  renderSlotToString,
  renderTemplate,
  type AstroComponentFactory,
} from 'astro/runtime/server/index.js';
import type { Site } from '#domain/site/site.ts';

interface OnceProps {
  /** An Astro component without slots. */
  draw: AstroComponentFactory;
  /** Different for every component of a page; ids within it begin with it. */
  name: string;
  site: Site;
  [plain: string]: unknown;
}

type Drawing = ReturnType<typeof renderSlotToString>;
const drawings = new WeakMap<Site, Map<string, Drawing>>();

/** Where `integration/static/react-server.ts` looks for the beginning of ids: parts and islands in here count for themselves. */
const idsBeginWith = Symbol.for('forecourt.ids-begin-with');

/**
 * `<Once draw={Footer} name="footer" {site} />` draws a component once for a site, and anew for other plain properties,
 * instead of once for every page: header, footer and sheets are half of a page's markup and the same on thousands of
 * them. What the drawing asks of its page (scripts, the loaders of islands) is kept with it and told to every page.
 */
export default createComponent((result: SSRResult, { draw, name, ...properties }: OnceProps) => {
  const { site, ...plain } = properties;
  const key = `${name} ${JSON.stringify(plain)}`;
  const known = drawings.get(site) ?? new Map<string, Drawing>();
  drawings.set(site, known);
  const drawAgain = (): Drawing => {
    const ownIds = Object.assign(Object.create(result) as SSRResult, { [idsBeginWith]: name });
    return renderSlotToString(
      ownIds,
      (page) => renderTemplate`${renderComponent(page, name, draw, properties)}`,
    );
  };
  const drawing = known.get(key) ?? drawAgain();
  known.set(key, drawing);
  return renderTemplate`${drawing}`;
}) as (properties: OnceProps) => unknown;
