/** Grounds of dark pages, `#rrggbb`, from the page to what stands above it: what text must be read on, in every look. */
export const darkGrounds = { ground: '#0f1216', paper: '#171b21', surface: '#20252d' };

/** When dark pages are drawn: never on paper. */
export const darkMedia = 'screen and (prefers-color-scheme: dark)';
