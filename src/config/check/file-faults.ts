import { normalizeText } from '#domain/words/normalize-text.ts';
import type { SiteFiles } from '../load/site-files.ts';
import { explainUnfitName } from '../load/unfit-file.ts';
import type { Issue } from './issues.ts';

type FileFault = Partial<Issue> & Pick<Issue, 'file' | 'message'>;

/** Addresses that the build gives files of its own. */
const taken = /^\/(?:_astro|_pictures|open-graph)\/|^\/map\.svg$/;

/**
 * A folder that is called like a file of a site: the build cannot write one of that name, such as /404.html, nor can two layers
 * have one each.
 */
const calledLikeFile =
  /\/(_headers|_redirects|[^/]*\.(?:html?|xml|txt|json|tsv|js|css|svg|png|jpe?g|webp|avif|gif|ico|pdf|docx?|xlsx?|zip|mp4|webm|woff2))\//i;

/** Equal for addresses that some hosts and disks take for one. */
const fold = (address: string): string => normalizeText(address, 'NFC').toLowerCase();

/** How a drawing becomes one that may be published. */
const drawingAdvice =
  'Such a drawing could run or fetch something in the browser of a shopper. Save it as plain SVG, with text as paths, or as PNG.';

/** What keeps files of a site from being published, whether or not a setting names them. */
export function findFileFaults(files: Pick<SiteFiles, 'all'>): FileFault[] {
  const all = files.all().filter(({ isShared }) => !isShared);
  const known = new Map<string, string>();
  return all.flatMap(({ address, file, picture, bytes, pretence }): FileFault[] => {
    const twin = known.get(fold(address));
    known.set(fold(address), file);
    const unfit = explainUnfitName(address);
    const [, folder] = calledLikeFile.exec(address) ?? [];
    return [
      ...(unfit === null ? [] : [{ file, message: `This file ${unfit}` }]),
      ...(twin === undefined
        ? []
        : [
            {
              file,
              message: `expected a file with an address of its own, found one that differs from ${twin} by capitals or accents alone\nMany hosts take the two for one: give one of them another name.`,
            },
          ]),
      ...(taken.test(address)
        ? [
            {
              file,
              message: `expected a file with an address of its own, found ${address}, where the build writes a file itself\nGive it another name or folder.`,
            },
          ]
        : []),
      ...(folder === undefined
        ? []
        : [
            {
              file,
              message: `expected a folder with a name of its own, found ${folder}, which is that of a file\nGive the folder a name without an ending, such as documents.`,
            },
          ]),
      ...(bytes === 0
        ? [
            {
              file,
              message:
                'expected a file with something in it, found an empty one\nCopy it here once more, or delete it.',
            },
          ]
        : pretence !== null
          ? [
              {
                file,
                message: `expected ${pretence}, as its name says, found something else: nobody could open it\nSave the file again in that format; another ending alone does not change what it is.`,
              },
            ]
          : []),
      ...(picture?.kind === 'picture'
        ? picture.faults.map(({ line, found }) => ({
            ...{ file, line, column: 1 },
            message: `expected a drawing that is only drawn, found ${found}\n${drawingAdvice}`,
          }))
        : []),
    ];
  });
}

/** Warns of documents among the pages that nothing leads to: they were meant as pages. */
export const findLostDocuments = (files: Pick<SiteFiles, 'all' | 'isNamed'>): FileFault[] =>
  files
    .all()
    .filter(
      ({ address }) => /^\/(pages|blog)\/.*\.(docx?|odt|rtf)$/i.test(address) && !files.isNamed(address),
    )
    .map(({ address, file }) => ({
      file,
      severity: 'warning',
      message: `found a document among the pages, to which no page leads: it makes no page itself\nFor a page, save its words as plain text in ${file.replace(/\.\w+$/, '.md')}, with --- and title: at the top. For a download, link to ${address}.`,
    }));

/** Pictures that are told by their names; of more, the number says enough. */
const mostNamed = 5;

/** Warns of pictures in the dealer's own folder that no setting and no text names. */
export function findUnusedPictures(files: Pick<SiteFiles, 'unused'>): FileFault | null {
  const { folder, addresses } = files.unused();
  if (addresses.length === 0) return null;
  const more = addresses.length - mostNamed;
  const named = [...addresses.slice(0, mostNamed), ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return {
    file: `${folder}/`,
    severity: 'warning',
    message: `No setting and no text names ${named}.\nDelete what nothing outside of this site links to: it is published all the same.`,
  };
}
