import { nameFormSection } from './ready-forms.ts';

/** A position that is open. */
interface Position {
  title: string;
  /** Slug of a location. */
  location?: string | undefined;
}

/** The careers form of a page with the position filled in, and the location where it is named. */
export const createApplyLink = ({ title, location }: Position, path: string): string =>
  `${path}?${new URLSearchParams({ position: title, ...(location && { location }) })}#${nameFormSection({ form: 'careers' })}`;
