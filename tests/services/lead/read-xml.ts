export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (text: string): string => {
  if (/&(?!(?:amp|lt|gt|quot|#x27);)/.test(text)) throw new Error(`not well-formed: ${text}`);
  if (/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/u.test(text))
    throw new Error(`a sign that XML has not: ${JSON.stringify(text)}`);
  return text.replace(/&(#?\w+);/g, (_, name: string) => entities[name] ?? '');
};

/** Reads a document without comments, sections or a document type; throws when it is not well-formed. */
export function readXml(document: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const body = document.replace(/^(<\?[^?]*\?>)+/, '');
  for (const [, tag, text] of body.matchAll(/<([^>]*)>|([^<]+)/g)) {
    const inner = open.at(-1) ?? root;
    if (text !== undefined) inner.text += decode(text);
    else if (tag?.startsWith('/')) {
      if (tag.slice(1) !== inner.name) throw new Error(`</${inner.name}> expected, not <${tag}>`);
      open.pop();
    } else {
      const [, name, rest = ''] = /^([a-z]+)((?: [a-z]+="[^"]*")*)$/.exec(tag ?? '') ?? [];
      if (!name) throw new Error(`no tag: <${tag}>`);
      const pairs = [...rest.matchAll(/ ([a-z]+)="([^"]*)"/g)];
      const attributes = Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, decode(value)]));
      const element: XmlElement = { name, attributes, children: [], text: '' };
      inner.children.push(element);
      open.push(element);
    }
  }
  const [only, second] = root.children;
  if (open.length > 1 || !only || second || root.text.trim()) throw new Error('one whole element expected');
  return only;
}

/** The elements at a path of names, 'customer/contact/name' for example. */
export const findAll = ({ children }: XmlElement, path: string): XmlElement[] => {
  const [first, ...rest] = path.split('/');
  const found = children.filter(({ name }) => name === first);
  return rest.length === 0 ? found : found.flatMap((child) => findAll(child, rest.join('/')));
};
