import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** A kind of thing, as schema.org knows it. */
interface Kind {
  /** Kinds whose facts it has too. */
  parents: string[];
  /** What it says of itself: names of facts, and what each may be. */
  facts: Map<string, string[]>;
}

interface Vocabulary {
  kinds: Map<string, Kind>;
  /** What a name stands for: narrower kinds, or the words of an enumeration. */
  names: Map<string, { narrower: string[]; words: string[] }>;
}

/** Names and words of a union such as `Text | URL | 'InStock'`. */
function readUnion(type: ts.TypeNode): { narrower: string[]; words: string[] } {
  const narrower: string[] = [];
  const words: string[] = [];
  for (const part of ts.isUnionTypeNode(type) ? type.types : [type]) {
    if (ts.isTypeReferenceNode(part) && ts.isIdentifier(part.typeName)) narrower.push(part.typeName.text);
    else if (ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal)) words.push(part.literal.text);
  }
  return { narrower, words };
}

/** A fact stands there as `SchemaValue<Text | URL, 'name'>`. */
function readFact(member: ts.TypeElement): [name: string, range: string[]] | null {
  if (!ts.isPropertySignature(member) || !ts.isStringLiteral(member.name)) return null;
  const range =
    member.type && ts.isTypeReferenceNode(member.type) ? member.type.typeArguments?.[0] : undefined;
  return range ? [member.name.text, readUnion(range).narrower] : null;
}

/**
 * The whole vocabulary of schema.org, out of the package that keeps it as types. It is read here and not given to the
 * type checker, which takes many seconds over it and cannot tell a date from any other text.
 */
function readVocabulary(): Vocabulary {
  const file = fileURLToPath(import.meta.resolve('schema-dts')).replace(/\.js$/, '.d.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022);
  const vocabulary: Vocabulary = { kinds: new Map(), names: new Map() };
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement)) {
      const parents = (statement.heritageClauses ?? [])
        .flatMap(({ types }) => types)
        .flatMap(({ expression }) => (ts.isIdentifier(expression) ? [expression.text] : []));
      const facts = new Map(statement.members.map(readFact).filter((fact) => fact !== null));
      vocabulary.kinds.set(statement.name.text, { parents, facts });
    } else if (ts.isTypeAliasDeclaration(statement)) {
      vocabulary.names.set(statement.name.text, readUnion(statement.type));
    }
  }
  return vocabulary;
}

const { kinds, names } = readVocabulary();

/** What a fact of a kind may be; undefined when the kind has no such fact. */
function findRange(kind: string, fact: string): string[] | undefined {
  const { parents = [], facts } = kinds.get(kind) ?? {};
  return facts?.get(fact) ?? parents.map((parent) => findRange(parent, fact)).find(Boolean);
}

/** Whether a kind is another or a narrower one of it. */
const isKindOf = (kind: string, wide: string): boolean =>
  kind === wide ||
  (names.get(wide)?.narrower ?? []).some((narrower) => narrower !== wide && isKindOf(kind, narrower));

const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

/** Forms of what is written as text. */
const forms: Record<string, (text: string) => boolean> = {
  Text: (text) => text.trim() !== '',
  URL: isWebAddress,
  // An address stands for the thing that it leads to, as that of a crumb does; words of the vocabulary are listed.
  IdReference: (text) => isWebAddress(text) && !text.startsWith('https://schema.org/'),
  // A year or a month is a date too.
  Date: (text) => /^\d{4}(-\d\d){0,2}$/.test(text) && !Number.isNaN(Date.parse(text)),
  DateTime: (text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)),
  Time: (text) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text),
};

/** Facts that the vocabulary calls plain text and that have a form of their own nevertheless. */
const closeForms: Record<string, RegExp> = {
  telephone: /^\+?\d{6,15}$/,
  priceCurrency: /^[A-Z]{3}$/,
  vehicleIdentificationNumber: /^[A-HJ-NPR-Z\d]{17}$/,
  unitCode: /^[A-Z]{3}$/,
  addressCountry: /^[A-Z]{2}$/,
};

const allowsText = (range: readonly string[], fact: string, text: string): boolean =>
  (closeForms[fact]?.test(text) ?? true) &&
  range.some((name) => forms[name]?.(text) ?? names.get(name)?.words.includes(text) ?? false);

const isReference = (value: object): boolean => Object.keys(value).join() === '@id';

function* judgeValue(
  value: unknown,
  fact: string,
  range: readonly string[],
  where: string,
): Generator<string> {
  if (Array.isArray(value)) {
    if (value.length === 0) yield `${where} is an empty list`;
    for (const each of value) yield* judgeValue(each, fact, range, where);
  } else if (typeof value === 'number') {
    if (
      !Number.isFinite(value) ||
      !range.some((name) => isKindOf('Number', name) || isKindOf(name, 'Number'))
    )
      yield `${where} is the number ${value}, it should be ${range.join(' or ')}`;
  } else if (typeof value === 'string') {
    if (!allowsText(range, fact, value)) yield `${where} is '${value}', it should be ${range.join(' or ')}`;
  } else if (value !== null && typeof value === 'object') {
    const kind = (value as Record<string, unknown>)['@type'];
    if (kind === undefined ? !isReference(value) : !range.some((name) => isKindOf(String(kind), name)))
      yield `${where} is ${String(kind)}, it should be ${range.join(' or ')}`;
    if (kind !== undefined) yield* judgeThing(value as Record<string, unknown>, where);
  } else if (typeof value !== 'boolean' || !range.includes('Boolean')) yield `${where} is ${String(value)}`;
}

/** Search boxes say what stands in their place as '<fact>-input', which is no fact of its own. */
const isPlaceholder = (fact: string): boolean => /-(input|output)$/.test(fact);

function* judgeThing(thing: Record<string, unknown>, where: string): Generator<string> {
  const kind = String(thing['@type']);
  if (!kinds.has(`${kind}Leaf`)) return yield `${where}: there is no '${kind}'`;
  if (thing['@id'] !== undefined && !isWebAddress(String(thing['@id']))) yield `${where}: @id is no address`;
  for (const [fact, value] of Object.entries(thing)) {
    if (fact.startsWith('@') || isPlaceholder(fact)) continue;
    const range = findRange(`${kind}Leaf`, fact);
    if (range) yield* judgeValue(value, fact, range, `${where}.${fact}`);
    else yield `${where}: ${kind} has no '${fact}'`;
  }
}

/**
 * Every way in which markup is none of schema.org: unknown kinds, facts that a kind does not have, and values that a
 * fact cannot have, by kind and form. Empty when all is well.
 */
export function judgeMarkup(data: Record<string, unknown>): string[] {
  const context = data['@context'] === 'https://schema.org' ? [] : ['there is no @context'];
  return [...context, ...judgeThing(data, String(data['@type']))];
}
