import type { ResolveContext } from '../context.ts';
import { resolvePartners } from './partners.ts';

const list = new Intl.ListFormat('en-AU');

/** Who runs services of others in the pages, as a sentence of the privacy policy; empty where there are none. */
export function namePartners(context: Pick<ResolveContext, 'settings' | 'slug' | 'partnerFiles'>): string {
  const names = resolvePartners(context).map(({ title, company }) => `${title} (${company})`);
  return names.length > 0
    ? ` Parts of this website are services of others: ${list.format(names)}. They load when you open them or once you allow them, learn then that you are here, and are told the page and its vehicle, never who you are. “Privacy choices” at the end of every page takes that back.`
    : '';
}
