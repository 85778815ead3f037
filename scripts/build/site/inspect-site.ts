import { withoutQuery } from '#domain/site/path-of-address.ts';
import { createHash } from 'node:crypto';
import { decodePath } from '#domain/site/decode-path.ts';
import type { SiteFile } from '#integration/kit/read-files.ts';
import { indexRedirects, type RedirectIndex } from '#config/redirects/redirect-index.ts';
import { explainUnfitName } from '#config/load/unfit-file.ts';
import { BuildError, DeadLinkError } from '../build-error.ts';

/** What was found in the files of one site. */
export interface Inspection {
  pages: number;
  bytes: number;
  /** CSP sources ('sha256-…') of the inline scripts and styles that the build wrote, each where a page has it. */
  scriptHashes: string[];
  styleHashes: string[];
  /** Links of the dealer's settings that lead to no page today, such as that of a make whose last vehicle is gone. */
  deadLinks: string[];
}

const textFile = /\.(html|js|mjs|css|json|xml|txt|tsv|svg|map)$/;
// Not \s, which also means a byte of other characters here.
const link = /[\t\n\f\r ](?:href|src|poster|action)="(\/(?!\/)[^"?#]*)/g;
/** The start of an element alone: words in an attribute may begin one and must not hide the next. */
const inlineElement = /<(script|style)\b([^<>]*)>/g;
/** Texts that the build itself writes into pages as scripts and as styles. */
export interface InlineTexts {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Scripts of other types are data, which a content security policy does not judge. */
const runs = (attributes: string): boolean =>
  !/\bsrc=/.test(attributes) && !/\btype="(?!module|text\/javascript)/.test(attributes);

/** Bytes as characters, one each: read many times faster than UTF-8, and bytes are all that is compared and hashed. */
const toBytes = (text: string): string => Buffer.from(text).toString('latin1');
const fromBytes = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8');

/** A part of a text would keep the whole text in memory. */
const detach = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('latin1');

const hashBytes = (bytes: string): string =>
  `'sha256-${createHash('sha256').update(bytes, 'latin1').digest('base64')}'`;

/**
 * Looks at the files of one site while they are made: counts them, collects what the site's security policy must
 * allow, and refuses the site when a page that every site has is missing, a link of ours leads nowhere, or a secret
 * stands in a file. Each refusal is a `BuildError`, but that of the name of a page: a document of the index may have named it.
 */
export class SiteInspector {
  readonly #forbidden: readonly string[];
  readonly #ownLinks: ReadonlySet<string>;
  readonly #redirects: RedirectIndex;
  readonly #addresses = new Set<string>();
  /** Every internal address that is linked, and the first file that does so. */
  readonly #links = new Map<string, string>();
  readonly #own: Readonly<Record<keyof InlineTexts, ReadonlySet<string>>>;
  readonly #scripts = new Set<string>();
  readonly #styles = new Set<string>();
  #pages = 0;
  #bytes = 0;

  /**
   * `own` are the only texts that the policy will allow: what else looks like a script stands in stock, in words or in an
   * attribute, and must never run. `ownLinks` are those of the dealer's settings: that one leads nowhere is told and keeps
   * no site from its stock. `redirects` are old paths, which lead somewhere.
   */
  constructor(
    secrets: readonly string[],
    own: InlineTexts,
    { ownLinks = [], redirects = [] }: { ownLinks?: readonly string[]; redirects?: readonly string[] } = {},
  ) {
    this.#redirects = indexRedirects(redirects);
    this.#forbidden = secrets.map(toBytes);
    this.#own = { scripts: new Set(own.scripts.map(toBytes)), styles: new Set(own.styles.map(toBytes)) };
    this.#ownLinks = new Set(ownLinks.map(withoutQuery));
  }

  add({ name, content }: SiteFile): void {
    const unfit = explainUnfitName(name);
    if (unfit !== null) throw new Error(`${name} ${unfit}`);
    this.#bytes += content.length;
    this.#addresses.add(`/${name.replace(/(^|\/)index\.html$/, '$1')}`);
    if (!textFile.test(name)) return;
    const text = content.toString('latin1');
    if (this.#forbidden.some((secret) => text.includes(secret))) {
      throw new BuildError(`${name} holds a secret key. Nothing was published.`);
    }
    if (!name.endsWith('.html')) return;
    this.#pages += 1;
    for (const [, target = ''] of text.matchAll(link)) {
      if (!this.#links.has(target)) this.#links.set(detach(target), name);
    }
    for (const start of text.matchAll(inlineElement)) this.#addInline(text, start);
  }

  #addInline(text: string, start: RegExpExecArray): void {
    const [tag, element, attributes = ''] = start;
    if (element === 'script' && !runs(attributes)) return;
    const from = start.index + tag.length;
    const body = text.slice(from, text.indexOf(`</${element}>`, from));
    const [own, found] =
      element === 'style' ? [this.#own.styles, this.#styles] : [this.#own.scripts, this.#scripts];
    if (!found.has(body) && own.has(body)) found.add(detach(body));
  }

  /** The outcome, when all files were added. */
  finish(): Inspection {
    for (const page of ['/', '/404.html']) {
      if (!this.#addresses.has(page)) {
        throw new BuildError(`The build made no page ${page}. Nothing was published.`);
      }
    }
    const dead = [...this.#links]
      .map(([target, file]) => [fromBytes(target), file] as const)
      .filter(
        ([target]) =>
          !this.#addresses.has(decodePath(target) ?? '') && this.#redirects.first(target) === null,
      );
    const broken = dead.filter(([target]) => !this.#ownLinks.has(target));
    if (broken.length > 0) {
      const list = broken.slice(0, 5).map(([target, file]) => `${target} (on ${file})`);
      throw new DeadLinkError(
        `${broken.length} internal links lead nowhere: ${list.join(', ')}${broken.length > 5 ? ', …' : ''}.`,
      );
    }
    const hashes = (texts: Set<string>): string[] => [...texts].map(hashBytes).sort();
    return {
      pages: this.#pages,
      bytes: this.#bytes,
      scriptHashes: hashes(this.#scripts),
      styleHashes: hashes(this.#styles),
      deadLinks: dead.map(([target]) => target),
    };
  }
}
