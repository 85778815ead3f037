/** What a lead says of the visit that led to it, and nothing else does (TRADE-02). */
export interface Visit {
  /** Paths of the viewed pages without their queries, in order: the landing page, then the latest ones. */
  pages: string[];
  /** What the last link or advertisement that led here says of itself, by query parameter. */
  campaign: Record<string, string>;
}

/** Most pages that a lead names, the landing page among them. */
export const mostPages = 30;
/** Longer paths and values are left out: nothing of ours is so long, and half a value says nothing. */
export const longestPart = 300;
const mostParameters = 12;

const isPart = (value: string): boolean =>
  value !== '' && value.length <= longestPart && value.isWellFormed();

/** Parameters of campaigns. Any other may say something about a person. */
const campaignParameter = /^(?:utm_[a-z_]{2,20}|gclid|gbraid|wbraid|msclkid|fbclid)$/;

const readCampaign = (search: string): [string, string][] =>
  [...new URLSearchParams(search)]
    .filter(([name, value]) => campaignParameter.test(name) && isPart(value))
    .slice(0, mostParameters);

/** Reads the trail of a tab. What is not right in it is left out, because a service would refuse the whole lead. */
export function readVisit(trail: string | null): Visit {
  const addresses = (trail ?? '').split('\n').map((line) => {
    const [path = '', ...query] = line.split('?');
    return { path, campaign: readCampaign(query.join('?')) };
  });
  const paths = addresses
    .map(({ path }) => path)
    .filter((path, index, all) => path.startsWith('/') && isPart(path) && path !== all[index - 1]);
  return {
    pages: paths.length > mostPages ? [...paths.slice(0, 1), ...paths.slice(1 - mostPages)] : paths,
    campaign: Object.fromEntries(addresses.findLast(({ campaign }) => campaign.length > 0)?.campaign ?? []),
  };
}
