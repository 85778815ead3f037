import type { LocationFilter } from '#domain/lead/form-locations.ts';
import type { Site } from '#domain/site/site.ts';

/** What a page around a form may be told. */
export interface FormPageProps {
  site: Site;
  /** Whom the form can reach; left out, everybody (FORM-12). */
  reach?: LocationFilter;
  /** Whether it says what happens once the form is sent. */
  withNext?: boolean;
  /** Whether the form is what one came for: no list of locations stands before it on a phone. */
  formFirst?: boolean;
}
