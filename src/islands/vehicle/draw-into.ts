import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

const roots = new WeakMap<Element, Root>();

/** Whether `drawInto` has taken this box over. */
export const isDrawn = (box: Element): boolean => roots.has(box);

/** Shows something in a box of a built page from now on, in place of what the build put there. */
export function drawInto(box: Element, content: ReactNode): void {
  let root = roots.get(box);
  if (!root) {
    box.replaceChildren();
    root = createRoot(box);
    roots.set(box, root);
  }
  root.render(content);
}
