/**
 * Fetches the code of corrections. It is a file of its own because a bundle with this import lists the sixty files
 * behind it, and every vehicle page would carry that list.
 */
export const loadCorrections = () => import('./draw-corrections.ts');
