import type { Section } from '../page/section.ts';

/** What a location says on its page in words and pictures of its own (LOC-06, ROUTE-19). */
export interface LocationPage {
  /** Paragraphs. */
  text: string[];
  /** Pictures besides that of the location. */
  images: string[];
  gettingThere: string | null;
  sections: Section[];
}
