/**
 * The settings of a dealer file that browsers may know, under their names in that file; a feature that is off is null.
 * They are declared once, in the schema of the file: `config/schema.ts` derives this type from what it marks as shown, and
 * its descriptions say what each setting means.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface SiteSettings {}

/**
 * A whole dealer file as it is written, for types of domain that follow from a setting: such a setting is named in its
 * schema alone. No value of this type leaves `config`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface WrittenSettings {}

/** The `brand:` part of a brand file as it is written. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface WrittenBrand {}
