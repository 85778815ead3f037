import type { WordsSite } from '../words-site.ts';

const readFields = (form: HTMLFormElement): string => {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value) fields.append(name, value);
  return fields.toString();
};

/**
 * Search forms of the page, marked `data-search-words`: their words are read as the listing's own are, so that 'hilux
 * dual cab under 40k' becomes filters. Without JavaScript, or when the code cannot be fetched, the words are text.
 * Suggestions, and React with them, are fetched when somebody comes to the field.
 */
export function startHeroSearch(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-search-words]')) {
    const input = form.querySelector<HTMLInputElement>('input[name="query"]');
    if (!input) continue;
    const site = JSON.parse(form.dataset['searchWords'] ?? '') as WordsSite;
    let helped = false;
    const help = (): void => {
      if (helped) return;
      helped = true;
      import('./draw-help.tsx').then(
        ({ drawHelp }) => drawHelp({ input, site }),
        () => (helped = false),
      );
    };
    input.addEventListener('focus', help);
    if (document.activeElement === input) help();
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const search = {
        words: input.value.trim(),
        fields: readFields(form),
        path: new URL(form.action).pathname,
      };
      import('./follow-words.ts')
        .then(({ followWords }) => followWords(search, site))
        .catch(() => form.submit());
    });
  }
}
