import type { ArticleFacts } from '#domain/blog/article.ts';
import type { Section } from '#domain/page/section.ts';
import type { OwnPageSettings } from '../schemas/page/own-page.ts';

/** An own page of a dealer that is published now: what its page is made of, and nothing of other pages. */
export interface OwnPage extends Pick<OwnPageSettings, 'kind' | 'action' | 'image' | 'indexed'> {
  /** With leading and trailing slash. */
  path: string;
  title: string;
  heading: string;
  /** For search engines and shared links. */
  description: string;
  /** Sanitised; empty where the page is made of sections alone. */
  html: string;
  sections: Section[];
  /** Epoch seconds at which the page is over; null when it stays. */
  endsAt: number | null;
  /** Epoch seconds of the last change, as builds remember it; null before one has looked. */
  changed: number | null;
  /** Where its address leads from then on; null when nowhere. */
  replacedBy: string | null;
  /** What makes it an article of the blog; null for other pages. */
  article: ArticleFacts | null;
}
