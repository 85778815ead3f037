import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { isGroup } from '../load/path.ts';
import { dealerSchema } from '../schema.ts';
import { article } from '../schemas/blog/article.ts';
import { brand } from '../schemas/brand.ts';
import { partnerFile } from '../schemas/partner/partner-file.ts';
import { section } from '../schemas/sections/section.ts';
import { ownPage } from '../schemas/page/own-page.ts';
import { reviewFile } from '../schemas/review/review-file.ts';
import { teamFile } from '../schemas/team/team-file.ts';

type Json = Record<string, unknown>;

/** Names that stand outside of the dealer files, so that an editor can offer them. */
export interface EditorNames {
  templates: readonly string[];
  messages: readonly string[];
  groups: readonly string[];
  brands: readonly string[];
  partners: readonly string[];
}

const options = { target: 'draft-07', typeMode: 'input', errorMode: 'ignore' } as const;

const convert = (schema: v.GenericSchema): Json => ({ ...toJsonSchema(schema, options) }) as Json;

/** A section may stand on many pages of the dealer: its options are written once. */
const convertWithSections = (schema: v.GenericSchema): Json =>
  ({ ...toJsonSchema(schema, { ...options, definitions: { section } }) }) as Json;

/** `{ anyOf: [{ type: string }, { type: null }] }` → `{ type: [string, null] }`, with the description on top. */
function simplifyChoice(node: Json): Json {
  const options = node['anyOf'];
  if (!Array.isArray(options)) return node;
  const described = options.find((option: Json) => option['description'] !== undefined) as Json | undefined;
  const description = node['description'] ?? described?.['description'];
  const rest = Object.fromEntries(Object.entries(node).filter(([key]) => key !== 'anyOf'));
  const plain = options.every(
    (option: Json) =>
      option['type'] !== undefined &&
      Object.keys(option).every((key) => key === 'type' || key === 'description'),
  );
  return {
    ...rest,
    ...(description === undefined ? {} : { description }),
    ...(plain
      ? { type: [...new Set(options.flatMap((option: Json) => option['type']))] }
      : { anyOf: options }),
  };
}

/**
 * Makes the schema of one layer from the whole schema. Outside lists nothing is required, because a layer holds only
 * differences, and each setting shows its default.
 */
function adaptToLayer(node: unknown, defaults: unknown, inList: boolean): unknown {
  if (Array.isArray(node)) return node.map((child) => adaptToLayer(child, undefined, inList));
  if (!isGroup(node)) return node;
  const { required, properties, items, $defs, ...rest } = node;
  const adapted: Json = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, adaptToLayer(value, undefined, inList)]),
  );
  if (required !== undefined && inList) adapted['required'] = required;
  if (defaults !== undefined && !isGroup(defaults)) adapted['default'] = defaults;
  if ($defs !== undefined) adapted['$defs'] = adaptToLayer($defs, undefined, true);
  if (items !== undefined) adapted['items'] = adaptToLayer(items, undefined, true);
  if (isGroup(properties))
    adapted['properties'] = Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [
        key,
        adaptToLayer(value, isGroup(defaults) ? defaults[key] : undefined, inList),
      ]),
    );
  return simplifyChoice(adapted);
}

/** Lets an editor complete the names there are. */
function offerNames(properties: Record<string, Json>, names: EditorNames): void {
  const extend = (key: string, more: Json): void => {
    properties[key] = { ...properties[key], ...more };
  };
  extend('templates', { items: { enum: names.templates } });
  extend('group', { examples: names.groups });
  extend('messages', { propertyNames: { enum: names.messages } });
  const { items, ...partners } = properties['partners'] as Json & { items: Json & { properties: Json } };
  const { name, ...others } = items.properties;
  properties['partners'] = {
    ...partners,
    items: { ...items, properties: { name: { ...(name as Json), examples: names.partners }, ...others } },
  };
  extend('brands', {
    anyOf: [{ type: 'array', items: { type: 'string', examples: names.brands } }, { type: 'null' }],
  });
}

/**
 * JSON Schema (draft-07) of dealer files for editors: completion, hover help, and defaults from `_defaults.yaml`.
 * `brand` is the same with the `brand:` part that only brand files have; `page` is the top of an own page, `article` that of an
 * article, `partner` a file of dealers/_partners, `team` and `reviews` files of that name.
 */
export function createJsonSchemas(
  defaults: Json,
  names: EditorNames,
): Record<'dealer' | 'brand' | 'page' | 'article' | 'partner' | 'team' | 'reviews', Json> {
  const dealer = adaptToLayer(convertWithSections(dealerSchema), defaults, false) as Json;
  const properties = dealer['properties'] as Record<string, Json>;
  offerNames(properties, names);
  const brandPart = adaptToLayer(convert(brand), undefined, true) as Json;
  delete brandPart['$schema'];
  return {
    dealer: { ...dealer, title: 'Dealer' },
    brand: { ...dealer, title: 'Brand', properties: { brand: brandPart, ...properties } },
    page: { ...(adaptToLayer(convert(ownPage), undefined, true) as Json), title: 'Page' },
    article: { ...(adaptToLayer(convert(article), undefined, true) as Json), title: 'Article' },
    partner: { ...(adaptToLayer(convert(partnerFile), undefined, true) as Json), title: 'Partner' },
    team: { ...(adaptToLayer(convert(teamFile), undefined, true) as Json), title: 'Team' },
    reviews: { ...(adaptToLayer(convert(reviewFile), undefined, true) as Json), title: 'Reviews' },
  };
}
