import type { EventKey } from '../../analytics/events.ts';

/** How the leads of a form are filed, whatever they are about. */
export interface LeadFiling {
  /** In the platform's spelling. */
  category: string;
  subcategory: string;
  /** What happens when one is sent. */
  event: EventKey;
}

/** Words in place of a form that was sent. */
export interface FormSuccess {
  heading: string;
  text?: string | undefined;
  links: { label: string; href: string }[];
}

/** What the form of a section has beyond any form. A site has several, and a page may. */
export interface PageForm {
  /** Tells it from all other forms of the site: path of its page, `#` and its name there. */
  key: string;
  filing: LeadFiling;
  /** Null for the success page. */
  success: FormSuccess | null;
}
