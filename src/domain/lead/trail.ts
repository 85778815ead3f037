/** What a link or advertisement says of its campaign. */
const saysCampaign = /[?&](?:utm_|\w*clid=|[gw]braid=)/;

/** Most lines of a trail: more than a lead ever names. */
const mostLines = 60;

const pathOf = (line: string | undefined): string | undefined => line?.split('?')[0];

/**
 * The pages of a browser tab, one address a line, the landing page first; queries only where they say a campaign.
 * `readVisit` of `visit.ts` makes sense of the lines. A page that stands at the end already is not added again.
 */
export function continueTrail(trail: string | null, address: string): string {
  const { pathname, search } = new URL(address);
  const lines = trail?.split('\n') ?? [];
  const line = pathname + (saysCampaign.test(search) ? search : '');
  const last = lines.at(-1);
  if (last === line || pathOf(last) === line) return lines.join('\n');
  lines.splice(1, lines.length - mostLines);
  return [...lines, line].join('\n');
}
