import { existsSync, readdirSync } from 'node:fs';

/** Names of the templates that a dealer may choose: the folders beside `base`. */
export const readTemplateNames = (directory = 'src/templates'): string[] =>
  existsSync(directory)
    ? readdirSync(directory, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'base')
        .map(({ name }) => name)
        .sort()
    : [];
