/**
 * The widths of the window, in CSS pixels, at which pages change (UI-03, C61). Style sheets cannot read a table, so the
 * house test reads the style sheets. What a part does by its own width (`@container`) is its own affair.
 */
export const breakpoints = { xs: 400, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;
