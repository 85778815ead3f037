import type { XmlElement } from './read-xml.ts';

/** What an element may hold: names of children in their order with `?`, `*`, `+` and `|`, or text. */
export interface AdfElement {
  children: string | 'text';
  /** Values that an attribute may have; null takes any. */
  attributes?: Record<string, readonly string[] | null>;
}

const money = { currency: null };

/** The rules of the document type of ADF 1.0 for everything that can stand in a lead. */
export const adfRules: Record<string, AdfElement> = {
  adf: { children: 'prospect+' },
  prospect: {
    children: 'id* requestdate vehicle+ customer vendor provider?',
    attributes: { status: ['new', 'resend'] },
  },
  id: { children: 'text', attributes: { sequence: null, source: null } },
  requestdate: { children: 'text' },
  vehicle: {
    children:
      'id* year make model vin? stock? trim? doors? bodystyle? transmission? odometer? colorcombination* ' +
      'imagetag? price? pricecomments? option* finance? comments?',
    attributes: { interest: ['buy', 'lease', 'sell', 'trade-in', 'test-drive'], status: ['new', 'used'] },
  },
  year: { children: 'text' },
  make: { children: 'text' },
  model: { children: 'text' },
  vin: { children: 'text' },
  stock: { children: 'text' },
  pricecomments: { children: 'text' },
  finance: { children: 'method amount+ balance?' },
  method: { children: 'text' },
  amount: {
    children: 'text',
    attributes: {
      type: ['downpayment', 'monthly', 'total'],
      limit: ['maximum', 'minimum', 'exact'],
      ...money,
    },
  },
  comments: { children: 'text' },
  customer: { children: 'contact id* timeframe? comments?' },
  timeframe: { children: 'text' },
  contact: { children: 'name+ (email|phone+|email phone+) address?' },
  name: {
    children: 'text',
    attributes: {
      part: ['surname', 'first', 'middle', 'last', 'full'],
      type: ['business', 'individual'],
    },
  },
  email: { children: 'text', attributes: { preferredcontact: ['0', '1'] } },
  phone: {
    children: 'text',
    attributes: {
      type: ['voice', 'fax', 'cellphone', 'pager'],
      time: ['morning', 'afternoon', 'evening', 'nopreference', 'day'],
      preferredcontact: ['0', '1'],
    },
  },
  address: {
    children: 'street+ apartment? city? regioncode? postalcode? country?',
    attributes: { type: ['work', 'home', 'delivery'] },
  },
  street: { children: 'text', attributes: { line: null } },
  regioncode: { children: 'text' },
  postalcode: { children: 'text' },
  country: { children: 'text' },
  vendor: { children: 'id* vendorname url? contact' },
  vendorname: { children: 'text' },
  url: { children: 'text' },
  provider: { children: 'id* name service? url? email? phone? contact?' },
  service: { children: 'text' },
};

/** 'a b+ (c|d)?' as an expression over 'a,b,b,d,'. */
const compile = (model: string): RegExp =>
  new RegExp(`^(?:${model.replace(/[a-z]+/g, (name) => `(?:${name},)`).replaceAll(' ', '')})$`);

/** Every breach of the rules, in words; empty for a valid document. */
export function judgeAdf(element: XmlElement, path = element.name): string[] {
  const rule = adfRules[element.name];
  if (!rule) return [`${path}: no such element`];
  const breaches = Object.entries(element.attributes).flatMap(([key, value]) => {
    const allowed = rule.attributes?.[key];
    if (allowed === undefined) return [`${path}: no attribute ${key}`];
    return allowed === null || allowed.includes(value) ? [] : [`${path}: ${key}="${value}"`];
  });
  const names = element.children.map(({ name }) => `${name},`).join('');
  const isText = rule.children === 'text';
  if (isText ? names : !compile(rule.children).test(names)) breaches.push(`${path}: holds ${names}`);
  if (!isText && element.text.trim()) breaches.push(`${path}: has text`);
  return [...breaches, ...element.children.flatMap((child) => judgeAdf(child, `${path}/${child.name}`))];
}
