import { createRoot } from 'react-dom/client';
import { HeroHelp, type HeroHelpProps } from './HeroHelp.tsx';

/** Draws the suggestions of a field behind it, in an element of their own. */
export function drawHelp(properties: HeroHelpProps): void {
  const box = document.createElement('div');
  const beside = properties.input.closest('[data-search-words-field]') ?? properties.input.form;
  beside?.append(box);
  createRoot(box).render(<HeroHelp {...properties} />);
}
