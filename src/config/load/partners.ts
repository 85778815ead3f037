import { suggestNearest } from '../check/nearest.ts';
import { validate, type Problem } from '../check/validate.ts';
import { partnerFile, type PartnerFile } from '../schemas/partner/partner-file.ts';
import type { Settings } from '../schema.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import type { Library } from './library.ts';
import type { Path } from './path.ts';

const folder = '_partners';

interface PartnerReading {
  library: Library;
  settings: Pick<Settings, 'partners' | 'partnersOff'>;
  fail: (path: Path, message: string) => void;
  failInFile: (file: YamlFile, problem: Problem) => void;
}

/** What is wrong with a name without a file. */
function explainMissing(library: Library, name: string): string {
  const names = library.names(folder);
  const others = suggestNearest(name, names) || ` There are: ${names.sort().join(', ') || 'none'}.`;
  return `there is no partner ${name}.${others}\nA partner is a file: ${library.directory}/${folder}/${name}.yaml says its addresses and what it may know.`;
}

/** What the file of a partner says; null when it is wrong, which is told in that file. */
function readFile(file: YamlFile, failInFile: PartnerReading['failInFile']): PartnerFile | null {
  for (const { path, message } of file.problems)
    failInFile(file, { path: path === '' ? [] : [path], at: 'value', message });
  if (file.problems.length > 0) return null;
  const { output, problems } = validate(partnerFile, file.value);
  for (const problem of problems) failInFile(file, problem);
  return output;
}

/** The files of the partners that a dealer lists, by their names. Names with a wrong file are missing, and told. */
export function readPartners({
  library,
  settings: { partners, partnersOff },
  fail,
  failInFile,
}: PartnerReading): ReadonlyMap<string, PartnerFile> {
  for (const name of Object.keys(partnersOff))
    if (!library.names(folder).includes(name)) fail(['partnersOff', name], explainMissing(library, name));
  const files = new Map<string, PartnerFile>();
  for (const [index, { name }] of partners.entries()) {
    const file = library.yaml(`${folder}/${name}.yaml`);
    const read = file && readFile(file, failInFile);
    if (!file) fail(['partners', index, 'name'], explainMissing(library, name));
    else if (read) files.set(name, read);
  }
  return files;
}
