import { dirname } from 'node:path';
import { isDate } from '#domain/site/date.ts';
import { isFault, mapFiles, readFileText, readName, type FileFault, type PageFile } from './page-files.ts';
import { articleKind } from './page-kind.ts';

/** A name that begins with the day of the article, and the rest of it. */
const dated = /^(20\d{2}-\d{2}-\d{2})-(.+)$/;

/** The day first, as people say it. */
const reversed = /^(\d{2})-(\d{2})-(20\d{2})-(.+)$/;

/** A problem of a file, or the file. */
function readArticleFile(file: string, folder: string, name: string, blogPath: string): PageFile | FileFault {
  const { sound } = readName(name);
  const [, day = null, slug = sound] = dated.exec(sound) ?? [];
  const path = `${blogPath}${slug}/`;
  if (name.includes('/'))
    return {
      ...{ file, path },
      message: `expected an article in the folder blog itself, found it in a folder there\nMove it to ${folder}/; category: says what it is about.`,
    };
  const [, first = '', month = '', year = '', rest = ''] = reversed.exec(name) ?? [];
  if (isDate(`${year}-${month}-${first}`))
    return {
      ...{ file, path: `${blogPath}${readName(rest).sound}/` },
      message: `expected a name that begins with the year, found ${name}\nRename it to ${year}-${month}-${first}-${rest}.`,
    };
  const read = readFileText(file, dirname(folder), name);
  if ('message' in read) return { ...read, path };
  return { file, path, folder: '/blog/', ...read, kind: articleKind, day };
}

/**
 * Every article of a folder `blog`, and what is wrong with files there. Days are no part of addresses, so that two files
 * of one folder may mean the same one.
 *
 * @param blogPath address of the blog
 */
export function listArticleFiles(folder: string, blogPath: string): (PageFile | FileFault)[] {
  const seen = new Map<string, string>();
  return mapFiles(folder, (file, name) => {
    const found = readArticleFile(file, folder, name, blogPath);
    if (isFault(found)) return found;
    const { path } = found;
    const other = seen.get(path);
    seen.set(path, file);
    return other === undefined
      ? found
      : {
          ...{ file, path },
          message: `expected an address of its own, found ${path}, which ${other} has: the day is no part of it\nGive one of the files another name.`,
        };
  });
}
