import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { breakpoints } from './house/breakpoints.ts';
import { findCircles, strongComponents } from './house/find-circles.ts';
import { judgeImport } from './house/judge-import.ts';
import { readImports } from './house/read-imports.ts';
import { exceptions, rooms } from './rooms.ts';

const sources = globSync(['src/**/*.{ts,tsx,astro}', 'scripts/**/*.ts']).map((file) =>
  file.replaceAll('\\', '/'),
);
const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');

describe('rooms', () => {
  test('every import keeps to the import table', () => {
    const problems = sources.flatMap((file) =>
      readImports(file).flatMap((specifier) => {
        const problem = judgeImport(file, specifier);
        return problem ? [`${file}: ${specifier}: ${problem}`] : [];
      }),
    );
    expect(problems).toEqual([]);
  });

  test('the judge refuses what the table forbids', () => {
    expect(judgeImport('src/domain/vehicle/price.ts', '#config/schema.ts')).toContain('not config');
    expect(judgeImport('src/stores/search.ts', 'node:fs')).toContain('browsers');
    expect(judgeImport('src/islands/x.ts', '../stores/y.ts')).toContain('leave its room');
    expect(judgeImport('src/islands/vehicle/x.ts', 'react-instantsearch')).toContain('packages');
    expect(judgeImport('src/islands/listing/x.ts', 'react-instantsearch')).toBeNull();
  });

  test('typesense is imported in one file of services only', () => {
    const importers = sources.filter(
      (file) =>
        file.startsWith('src/') && readImports(file).some((specifier) => specifier.startsWith('typesense')),
    );
    expect(importers.length).toBeLessThanOrEqual(1);
  });

  test('no file imports itself by way of others', () => {
    expect(findCircles(sources)).toEqual([]);
  });

  test('a circle is found, and a file that two others share is none', () => {
    const edges = new Map([
      ['a', ['b', 'd']],
      ['b', ['c']],
      ['c', ['a', 'd']],
      ['d', []],
    ]);
    expect(strongComponents(edges)).toEqual([['d'], ['a', 'b', 'c']]);
  });

  test('every exception still has a reader', () => {
    for (const { path } of exceptions)
      expect(
        sources.some((file) => file.startsWith(path)),
        path,
      ).toBe(true);
  });
});

describe('house', () => {
  test('UI-03 C61 pages change at the breakpoints of the table and nowhere else', () => {
    const known = new Set<number>(Object.values(breakpoints));
    const strange = globSync(['src/**/*.{css,astro,tsx}']).flatMap((file) => {
      const text = readFileSync(file, 'utf8').replaceAll(/@container[^{]*/g, '');
      return [...text.matchAll(/\(\s*(?:(?:min-|max-)?width\s*:|width\s*[<>]=?)\s*([\d.]+)px\s*\)/g)]
        .filter(([, width]) => !known.has(Number(width)))
        .map(([query]) => `${file}: ${query}`);
    });
    expect(strange).toEqual([]);
  });

  test('no style makes browsers restyle the page for each element that comes or goes', () => {
    const costly = {
      'asks the document what is in it':
        /(?<![\w-])(?:html|body|:root|\[data-page[^\]]*\])[^\s{},>~+]*:has\(/g,
      'asks anything what stands before it': /\*\s*[+~]\s*\*(?=\s*[{,])/g,
    };
    const found = globSync('src/**/*.{css,astro}').flatMap((file) =>
      Object.entries(costly).flatMap(([reason, pattern]) =>
        [...readFileSync(file, 'utf8').matchAll(pattern)].map(
          ([selector]) => `${file}: ${selector} ${reason}`,
        ),
      ),
    );
    expect(found).toEqual([]);
  });

  test('every style sheet that another imports is there, and none imports itself', () => {
    const wrong = globSync('src/**/*.css').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/@import '(\..*?)'/g)].flatMap(([, imported = '']) => {
        const sheet = path.join(path.dirname(file), imported);
        return sheet === file || !existsSync(sheet) ? [`${file}: ${imported}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('the top level holds what it promises and nothing else', () => {
    const allowed = [
      'src',
      'dealers',
      'scripts',
      'public',
      'tests',
      'astro.config.mjs',
      'tsconfig.json',
      'package.json',
      'package-lock.json',
      'README.md',
    ];
    const top = new Set(tracked.map((file) => file.split('/')[0] ?? ''));
    expect([...top].filter((name) => !name.startsWith('.') && !allowed.includes(name))).toEqual([]);
  });

  test('no folder holds more code files than one takes in at a glance', () => {
    const most = 25;
    const counts = Map.groupBy(sources, (file) => path.posix.dirname(file));
    const full = [...counts].filter(([, files]) => files.length > most);
    expect(full.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
  });

  test('features have folders in these rooms: no file lies beside them', () => {
    const featureRooms = ['domain', 'messages', 'services', 'stores', 'parts', 'islands', 'shell'] as const;
    const loose = sources.filter((file) =>
      featureRooms.some((room) => path.posix.matchesGlob(file, `${rooms[room].folder}/*`)),
    );
    expect(loose).toEqual([]);
  });

  test('no drawer rooms: a file is named after what it holds', () => {
    const drawers = tracked.filter((file) =>
      /(^|\/)(utils?|helpers?|misc|shared|common|types)(\.|\/)/.test(file),
    );
    expect(drawers).toEqual([]);
  });

  test('no code compares a slug or a template name', () => {
    const comparison = /\b(slug|template)(\.\w+)?\s*(===|!==|==)\s*['"]/;
    expect(sources.filter((file) => comparison.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  test('no inline style attribute or inline event handler, which the content security policy would block', () => {
    const blocked = /\sstyle=[{"']|\son[a-z]+=["']/;
    const views = sources.filter((file) => /\.(tsx|astro)$/.test(file));
    expect(views.filter((file) => blocked.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  test('every dependency is pinned exactly', () => {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    const versions = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((group) =>
      Object.entries(manifest[group] ?? {}),
    );
    expect(versions.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('the lockfile holds every optional package, or a clean install fails', () => {
    interface Locked {
      optionalDependencies?: Record<string, string>;
    }
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, Locked>;
    };
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });
});
