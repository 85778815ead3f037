/** Where a vehicle can be shared to by a plain link, in the order of the share bar (SHARE-01). */
export const shareChannels = ['facebook', 'twitter', 'whatsapp', 'email', 'sms'] as const;

export type ShareChannel = (typeof shareChannels)[number];

/**
 * The address that is shared (SHARE-02); `siteUrl` may come with or without its trailing slash. Not by `trimSlashes`, for which
 * vehicle pages and listings would load another module.
 */
export const createShareUrl = (siteUrl: string, slug: string): string =>
  `${siteUrl.replace(/(?<!\/)\/+$/, '')}/cars/${slug}/`;

/** The link that shares `url`, with the name of what it leads to where the channel takes a text. */
export function createShareLink(channel: ShareChannel, url: string, name: string): string {
  const address = encodeURIComponent(url);
  const title = encodeURIComponent(name);
  const both = encodeURIComponent(`${name} ${url}`);
  const links: Record<ShareChannel, string> = {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    twitter: `https://twitter.com/intent/tweet?url=${address}&text=${title}`,
    whatsapp: `https://wa.me/?text=${both}`,
    email: `mailto:?subject=${title}&body=${address}`,
    // iPhones need the ampersand before the text; Android accepts it.
    sms: `sms:?&body=${both}`,
  };
  return links[channel];
}

/** Networks open a window of their own; mail and messages open an app. */
export const opensWindow = (channel: ShareChannel): boolean => channel !== 'email' && channel !== 'sms';
