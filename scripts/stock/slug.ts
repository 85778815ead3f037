/** Words joined by single hyphens, lower case, accents folded: 'Citroën C4 (Shine)' is 'citroen-c4-shine'. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}
