import type { YAMLError } from 'yaml';

/** A broken file in words a marketer can act on. */
export function explainYamlError(error: YAMLError, written: string): string {
  const line = written.slice(written.lastIndexOf('\n', error.pos[0] - 1) + 1).split('\n', 1)[0] ?? '';
  if (error.code === 'DUPLICATE_KEY') {
    const key = /^\s*(?:- )?["']?([^:"']+)/.exec(line)?.[1]?.trim() ?? 'This setting';
    return `${key} is written twice at the same level. Keep one of them.`;
  }
  if (error.code === 'TAB_AS_INDENT' || /^ *\t/.test(line))
    return 'This line is indented with a tab. Use spaces: YAML does not accept tabs.';
  if (error.code === 'MULTIPLE_DOCS')
    return 'A line of --- starts a second document. One file holds one dealer.';
  if (error.code === 'BAD_ALIAS')
    return 'A value starts with *, which YAML reads as a reference. Put it in quotes.';
  if (/nested mappings|compact mapping/i.test(error.message))
    return 'This line has a second ": " in it. Put the whole value in quotes.';
  return `This is not valid YAML: ${error.message.split('\n')[0]?.replace(/\.$/, '')}.`;
}
