import path from 'node:path';

/** Where Node keeps compiled modules for the next start. */
export const compileCache = path.resolve('.forecourt', 'cache', 'compiled');
