import type { SectionOf, WrittenSection } from '#domain/page/section.ts';
import { renderMarkdown } from '../../markdown/render-markdown.ts';
import { addSlash } from '../links.ts';

type Written<Name extends WrittenSection['name']> = Extract<WrittenSection, { name: Name }>;

/** The text of a section; `subject` is what its tables are about where it has no headings. */
const render = (text: string, sectionLevel: 2 | 3 | 4, subject = ''): string =>
  renderMarkdown(text, {
    sectionLevel,
    completeLink: (href) => (href.startsWith('/') ? addSlash(href) : href),
    subject,
  });

/** Sections with their Markdown as safe HTML. */
export const renderText = ({ text, ...section }: Written<'text'>): SectionOf<'text'> => ({
  ...section,
  html: render(text, section.title ? 3 : 2, section.title),
});

export const renderPictureText = ({
  text,
  ...section
}: Written<'pictureText'>): SectionOf<'pictureText'> => ({
  ...section,
  html: render(text, section.title ? 3 : 2, section.title),
});

export const renderFaq = ({ items, ...section }: Written<'faq'>): SectionOf<'faq'> => ({
  ...section,
  items: items.map(({ question, answer }) => ({ question, html: render(answer, 4, question) })),
});
