import { execFile, spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { describeSample } from '#scripts/sandbox/sample/dealer.ts';
import { fillSample } from '#scripts/sandbox/sample/fill.ts';
import { startSandbox } from '#scripts/sandbox/server.ts';
import { loadDealers } from '#config/load/load.ts';
import { findDealer } from '#scripts/stock/dealer/find-dealer.ts';
import { countDocuments } from '#scripts/stock/index/collections.ts';
import { addLayers, goodDealer, testSites } from '../config/directory.ts';

const folder = mkdtempSync(join(tmpdir(), 'stock-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (words: string[], flags: string[] = []): { code: number | null; out: string; err: string } => {
  const command = [
    ...flags,
    'scripts/stock.ts',
    'import',
    ...words,
    ...['--dealers', testSites],
    '--rejects',
    join(folder, 'rejects.jsonl'),
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
};

describe('npm run stock -- import', () => {
  test('memory does not grow with the file, and the last line is for machines', { timeout: 300_000 }, () => {
    const file = join(folder, 'large.csv');
    const handle = openSync(file, 'w');
    writeSync(handle, 'stocknum,make,model,year,car_type,price,dealercomments\n');
    const story = 'A tidy car with a long story. '.repeat(60);
    // More than the heap has left beside the code: an import that kept its rows would end here.
    const rows = 4_000;
    for (let row = 0; row < rows; row += 1)
      writeSync(handle, `S${row},MG,HS,2022,used,${9000 + row},${story}\n`);
    closeSync(handle);
    expect(statSync(file).size).toBeGreaterThan(7_000_000);
    const { code, out } = run(
      [file, '--dealer', 'macs-yard', '--dry-run', '--json'],
      ['--max-old-space-size=36'],
    );
    expect(out.trimEnd().split('\n').at(-1)).toBe(
      `{"read":${rows},"imported":${rows},"rejected":0,"index":null}`,
    );
    expect(code).toBe(0);
  });

  test('a mistake is one message and exit code 1, without a stack trace', { timeout: 30_000 }, () => {
    const { code, err } = run([join(folder, 'nothing.csv'), '--dealer', 'macs-yard']);
    expect(code).toBe(1);
    expect(err).toContain('There is no file');
    expect(err).not.toContain('    at ');
  });

  test('the rejects file never overwrites the feed', { timeout: 30_000 }, () => {
    const file = join(folder, 'rejects.jsonl');
    writeFileSync(file, '{"line":1}\n');
    const { code, err } = run([file, '--dealer', 'macs-yard', '--dry-run']);
    expect(code).toBe(1);
    expect(err).toContain('would overwrite the feed');
    expect(statSync(file).size).toBe(11);
  });

  test('an index that does not answer leaves the stock as it is, and says so', { timeout: 30_000 }, () => {
    const file = join(folder, 'small.csv');
    writeFileSync(file, 'stocknum,make,model,year,car_type,price\nA,MG,HS,2022,used,19990\n');
    const away = ['--host', '127.0.0.1', '--port', '9', '--protocol', 'http'];
    const { code, err } = run([file, '--dealer', 'macs-yard', ...away]);
    expect(code).toBe(1);
    expect(err).toMatch(/does not answer \(.*\)\. The stock stays as it is\./);
  });

  test('the sandbox that runs with the data folder is found on its port, and the summary names it', async () => {
    const file = join(folder, 'found.csv');
    writeFileSync(file, 'stocknum,make,model,year,car_type,price\nA,MG,HS,2022,used,19990\n');
    const data = join(folder, 'data');
    const options = {
      port: 0,
      host: '127.0.0.1',
      apiKey: 'a key that nobody tells the command',
      dataDir: join(data, 'sandbox'),
    };
    const sandbox = await startSandbox(options);
    try {
      const words = ['scripts/stock.ts', 'import', file, '--dealers', testSites, '--dealer', 'macs-yard'];
      const { stdout } = await promisify(execFile)(process.execPath, [...words, '--data', data, '--json'], {
        env: { PATH: process.env['PATH'] },
      });
      expect(stdout).toContain(`  index     ${sandbox.url}\n`);
      expect(stdout.trimEnd().split('\n').at(-1)).toBe(
        `{"read":1,"imported":1,"rejected":0,"index":"${sandbox.url}"}`,
      );
      expect(await countDocuments({ url: sandbox.url, apiKey: options.apiKey }, 'vehicles_macs_yard')).toBe(
        1,
      );
    } finally {
      await sandbox.close();
    }
  });

  test('samples of other kinds go when real vehicles come', { timeout: 60_000 }, async () => {
    const file = join(folder, 'real.csv');
    writeFileSync(file, 'stocknum,make,model,year,car_type,price\nA,MG,HS,2022,used,19990\n');
    const data = join(folder, 'sampled');
    const apiKey = 'k';
    const sandbox = await startSandbox({
      ...{ port: 0, host: '127.0.0.1', apiKey },
      dataDir: join(data, 'sandbox'),
    });
    try {
      const dealer = await findDealer('macs-yard', testSites);
      const index = { url: sandbox.url, apiKey };
      await fillSample({ ...index, dealers: [describeSample(dealer)], now: 1_780_012_800 });
      const { offers } = dealer.build.collections;
      expect(await countDocuments(index, offers)).toBeGreaterThan(0);
      const words = ['scripts/stock.ts', 'import', file, '--dealers', testSites, '--dealer', 'macs-yard'];
      const { stdout } = await promisify(execFile)(process.execPath, [...words, '--data', data]);
      expect(stdout).toContain('Samples of macs-yard taken away: offers');
      expect(await countDocuments(index, offers)).toBe(0);
    } finally {
      await sandbox.close();
    }
  });

  // A name of its own, and the usual one of the dealer that was there first.
  const shared = ['vehicles_pair', 'vehicles_one'];
  test.each(shared)(
    'so do those of a group that sells from the stock %s',
    { timeout: 60_000 },
    async (name) => {
      const dealers = join(folder, name);
      mkdirSync(join(dealers, '_groups'), { recursive: true });
      writeFileSync(join(dealers, '_groups', 'pair.yaml'), `collections: { vehicles: ${name} }\n`);
      for (const slug of ['one', 'two'])
        writeFileSync(
          join(dealers, `${slug}.yaml`),
          `group: pair\n${goodDealer.replaceAll('good.', `${slug}.`)}`,
        );
      addLayers(dealers);
      const file = join(folder, 'pair.csv');
      writeFileSync(file, 'stocknum,make,model,year,car_type,price\nA,MG,HS,2022,used,19990\n');
      const data = join(folder, `${name}-data`);
      const apiKey = 'k';
      const sandbox = await startSandbox({
        ...{ port: 0, host: '127.0.0.1', apiKey },
        dataDir: join(data, 'sandbox'),
      });
      try {
        const index = { url: sandbox.url, apiKey };
        const [two] = (await loadDealers({ directory: dealers, only: ['two'] })).dealers;
        if (!two) throw new Error('The dealer two does not load.');
        await fillSample({ ...index, dealers: [describeSample(two)], now: 1_780_012_800 });
        expect(await countDocuments(index, two.build.collections.offers)).toBeGreaterThan(0);
        const words = [
          'scripts/stock.ts',
          'import',
          file,
          '--dealers',
          dealers,
          '--dealer',
          'one',
          '--force',
        ];
        const { stdout } = await promisify(execFile)(process.execPath, [...words, '--data', data]);
        expect(stdout).toContain('Samples of two taken away: offers');
        expect(await countDocuments(index, two.build.collections.offers)).toBe(0);
      } finally {
        await sandbox.close();
      }
    },
  );

  test('an unknown dealer is answered with the nearest name', async () => {
    await expect(findDealer('macs-yrad', testSites)).rejects.toThrow(/Did you mean macs-yard\?/);
  });
});
