import type { AnalyticsDriver } from './driver.ts';

/** Google's own queue: it reads `arguments` objects only, so that is what the function pushes. */
type TagWindow = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean | undefined>;

/** Parameters that name the advertisement of a visit. All others may hold typed text and stay here. */
const campaign = /^(utm_\w+|gclid|gbraid|wbraid)$/;

/** The address of a page with campaign parameters only; empty for none. */
function cleanAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  // The origin of an app's address is none.
  const { protocol, host, pathname, search } = new URL(address);
  const kept = [...new URLSearchParams(search)].filter(([name]) => campaign.test(name));
  return (
    `${protocol}//${host}${pathname}` + (kept.length > 0 ? `?${new URLSearchParams(kept).toString()}` : '')
  );
}

/** Removes Google's cookies, on whichever parent domain they were set. */
function removeCookies(measurementId: string): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of ['_ga', `_ga_${measurementId.replace(/^G-/, '')}`])
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

/**
 * Google Analytics 4. Its script is fetched now, which is after consent; advertising stays refused, and personalised
 * signals are off. Events go out under each of their ASC names, with the platform's number as `event_id`.
 */
export const openGtag: AnalyticsDriver<'gtag'> = ({ measurementId }) => {
  const tags = window as unknown as TagWindow;
  const queue = (tags.dataLayer ??= []);
  function tag(..._rest: unknown[]): void {
    // eslint-disable-next-line prefer-rest-params -- Google's script tells commands from other entries by this object.
    queue.push(arguments);
  }
  tags[`ga-disable-${measurementId}`] = false;
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  tag('consent', 'default', { ...denied, analytics_storage: 'granted' });
  tag('js', new Date());
  tag('config', measurementId, {
    page_location: cleanAddress(window.location.href),
    page_referrer: cleanAddress(document.referrer),
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  script.addEventListener('error', () =>
    console.warn('The script of Google Analytics could not be fetched.'),
  );
  document.head.append(script);
  return {
    send: ({ id, names, parameters, page_type }) => {
      if (tags[`ga-disable-${measurementId}`]) return;
      const more = { page_type, event_owner: 'forecourt', ...(id === null ? {} : { event_id: id }) };
      for (const name of names) tag('event', name, { ...parameters, ...more, send_to: measurementId });
    },
    stop: () => {
      tags[`ga-disable-${measurementId}`] = true;
      tag('consent', 'update', { ...denied, analytics_storage: 'denied' });
      removeCookies(measurementId);
    },
  };
};
