/** What a link or advertisement says of its campaign. */
const saysCampaign = /[?&](?:utm_|\w*clid=|[gw]braid=)/;

/** Most lines of a trail: more than a lead ever names. */
const mostLines = 60;

/**
 * The pages of a browser tab, one address a line, the landing page first; queries only where they say a campaign. Every
 * page loads this code, so it is short; `readVisit` of `visit.ts` makes sense of the lines.
 */
export function continueTrail(
  trail: string | null,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string {
  const lines = trail?.split('\n') ?? [];
  lines.splice(1, lines.length - mostLines);
  return [...lines, pathname + (saysCampaign.test(search) ? search : '')].join('\n');
}
