import { kind, title } from './kind.ts';

/** Sections that show where the dealer is. */
export const locationSections = [kind('locations', { title })] as const;
