import { enableCompileCache } from 'node:module';
import { compileCache } from './build/run/compile-cache.ts';

// Before anything else is loaded: half of what an unchanged night costs is reading our own programs.
enableCompileCache(compileCache);
await import('./build/command.ts');
