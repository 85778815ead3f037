import type { GroupSite } from '#domain/site/navigation.ts';
import type { ResolveContext } from './context.ts';

const host = (url: string): string => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url);

/** Websites of the group without this one, which stands in the list that all of them share (NAV-05). */
export const resolveGroupSites = ({ settings }: Pick<ResolveContext, 'settings'>): GroupSite[] =>
  settings.groupSites.filter(({ url }) => host(url) !== host(settings.url));
