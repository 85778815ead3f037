/**
 * Fetches what corrects a page. A file of its own: wherever this import is written, the names of the sixty files that it
 * brings are written too, and every vehicle page would carry them.
 */
export const loadCorrections = () => import('./draw-corrections.ts');
