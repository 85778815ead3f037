import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

const roots = new WeakMap<Element, Root>();

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
