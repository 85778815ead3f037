import { escapeMarkup } from '#domain/page/markup.ts';

/** Text of an XML document: markup escaped, characters that XML forbids and halves of characters left out. */
const escape = (value: string): string =>
  escapeMarkup(value.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu, ''));

/** Attributes of an element; those without a value are left out. */
export type Attributes = Record<string, string | null>;

const open = (tag: string, attributes: Attributes): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => (value ? ` ${name}="${escape(value)}"` : ''))
    .join('')}>`;

/** An element that must be there: of text, which may be empty. */
export const text = (tag: string, value: string, attributes: Attributes = {}): string =>
  `${open(tag, attributes)}${escape(value)}</${tag}>`;

/** An element of text, or nothing where there is none. */
export const textIf = (tag: string, value: string | null | undefined, attributes: Attributes = {}): string =>
  value ? text(tag, value, attributes) : '';

/** An element of elements, in their order. */
export const group = (tag: string, children: readonly string[], attributes: Attributes = {}): string =>
  `${open(tag, attributes)}${children.join('')}</${tag}>`;
