/** Names of networks whose spelling is more than a capital first letter. */
const ownSpelling: Readonly<Record<string, string>> = {
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
};

/** Name of a social network for readers: 'facebook' as 'Facebook', 'linkedin' as 'LinkedIn'. */
export const nameSocialNetwork = (network: string): string =>
  ownSpelling[network] ?? network.charAt(0).toUpperCase() + network.slice(1);
