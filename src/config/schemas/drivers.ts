import * as v from 'valibot';

/** The settings of one driver; its description says what the driver does. */
type Driver = v.GenericSchema & {
  readonly entries: Readonly<Record<string, v.GenericSchema>> & { name: v.LiteralSchema<string, undefined> };
};

const listed = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** What may be written for a driver: 'a driver: { name: table } or { name: http, url: … }'. */
export const nameDrivers = (drivers: readonly Driver[]): string =>
  `a driver: ${listed.format(
    drivers.map(({ entries: { name, ...others } }) => {
      const needed = Object.entries(others).filter(([, setting]) => !v.safeParse(setting, null).success);
      return `{ ${[`name: ${name.literal}`, ...needed.map(([key]) => `${key}: …`)].join(', ')} }`;
    }),
  )}`;

/** What the drivers do, in the words of their descriptions: 'into the index (typesense) or as JSON (http)'. */
export const tellDrivers = (drivers: readonly Driver[]): string =>
  listed.format(
    drivers.map((driver) => `${v.getDescription(driver) ?? ''} (${driver.entries.name.literal})`.trim()),
  );
