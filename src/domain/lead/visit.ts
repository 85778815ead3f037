/** What a browser tab knows of its visit. A lead says it, nothing else does. */
export interface Visit {
  /** Paths of the viewed pages without their queries, in order: the landing page, then the latest ones. */
  pages: string[];
  /** What the link or advertisement that led here says of itself, by query parameter. */
  campaign: Record<string, string>;
}

/** Most pages that a lead names, the landing page among them. */
export const mostPages = 30;
/** Longer paths and values are left out: nothing of ours is so long, and half a value says nothing. */
export const longestPart = 300;
const mostParameters = 12;

/** Parameters of campaigns. Any other may say something about a person. */
const campaignParameter = /^(?:utm_[a-z_]{2,20}|gclid|gbraid|wbraid|msclkid|fbclid)$/;

const isPart = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longestPart && value.isWellFormed();

const pickCampaign = (entries: Iterable<[string, unknown]>): Record<string, string> =>
  Object.fromEntries(
    [...entries]
      .filter((entry): entry is [string, string] => campaignParameter.test(entry[0]) && isPart(entry[1]))
      .slice(0, mostParameters),
  );

/** Reads a stored visit. What is not right in it is left out, because a service would refuse the whole lead. */
export function parseVisit(text: string | null): Visit {
  try {
    const { pages, campaign } = JSON.parse(text ?? '') as { pages: unknown[]; campaign: object };
    return {
      pages: pages.filter(isPart).slice(0, mostPages),
      campaign: pickCampaign(Object.entries(campaign)),
    };
  } catch {
    return { pages: [], campaign: {} };
  }
}

/** The visit with one more page. The campaign of a later link replaces the one before. */
export function continueVisit(
  { pages, campaign }: Visit,
  { pathname, search }: { pathname: string; search: string },
): Visit {
  const said = pickCampaign(new URLSearchParams(search));
  const isNew = isPart(pathname) && pathname !== pages.at(-1);
  const all = isNew ? [...pages, pathname] : pages;
  return {
    pages: all.length > mostPages ? [...all.slice(0, 1), ...all.slice(1 - mostPages)] : all,
    campaign: Object.keys(said).length > 0 ? said : campaign,
  };
}
