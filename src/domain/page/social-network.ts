/** How networks write themselves where a capital letter at the beginning is not all. */
const ownSpelling: Readonly<Record<string, string>> = {
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
};

/** Name of a social network for readers: 'facebook' as 'Facebook', 'linkedin' as 'LinkedIn'. */
export const nameSocialNetwork = (network: string): string =>
  ownSpelling[network] ?? network.charAt(0).toUpperCase() + network.slice(1);
