const special = /["'&<>]/;
const entities: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Text as it stands in HTML or XML, between tags or in a quoted attribute; as React writes it. */
export const escapeMarkup = (text: string): string =>
  special.test(text) ? text.replace(/["'&<>]/g, (sign) => entities[sign] ?? sign) : text;

/** Data as it stands in a script element: '<' is the only character that can end one early. */
export const formatData = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
