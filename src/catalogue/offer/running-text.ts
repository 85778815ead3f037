import sanitize from 'sanitize-html';

/** Nothing but running text of somebody's HTML: no scripts, no styles, no attributes (OFFR-04). */
export const keepRunningText = (html: string): string =>
  sanitize(html, {
    allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i'],
    allowedAttributes: {},
  });
