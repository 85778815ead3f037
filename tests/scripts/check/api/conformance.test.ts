import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Verdict } from '#scripts/check/api/ask.ts';
import { printVerdicts } from '#scripts/check/api/print-verdicts.ts';
import { checkApi, resourceNames } from '#scripts/check/api/run.ts';
import { caseMakers } from '#scripts/check/api/cases.ts';
import { operations } from '#contract/operations.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { listen } from '../../../listen.ts';

const folder = mkdtempSync(join(tmpdir(), 'contract-'));
const seen: string[] = [];
let sandbox: Sandbox;
/** An implementation that got everything a little wrong: it says yes to all, and forgets what the contract promises. */
let wrong: Server;
let wrongUrl: string;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', apiKey: 'key', dataDir: folder });
  wrong = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({ ok: true, name: 'wrong', contract: '7.0', leadId: 1, busy: [{ from: '1' }] }),
    );
  });
  wrongUrl = `${await listen(wrong)}/api`;
});
afterAll(async () => {
  await sandbox.close();
  wrong.close();
  rmSync(folder, { recursive: true });
});

const everything = { adminKey: 'key', vehicle: null, writes: true, only: [] };
const collect = async (base: string, extent = everything): Promise<Verdict[]> => {
  const verdicts: Verdict[] = [];
  for await (const verdict of checkApi(base, extent)) verdicts.push(verdict);
  return verdicts;
};

describe('npm run check -- --api', () => {
  test('the server of this project keeps the contract, with the admin key and without', async () => {
    for (const adminKey of ['key', null])
      expect(
        (await collect(`${sandbox.url}/api`, { ...everything, adminKey } as typeof everything)).filter(
          ({ expected }) => expected !== null,
        ),
      ).toEqual([]);
  });

  test('an address where nothing answers is told once', async () => {
    const verdicts = await collect('http://127.0.0.1:9/api');
    expect(verdicts.map(({ came }) => came)).toEqual([expect.stringMatching(/^no answer/)]);
  });

  test('each operation that a stranger can call safely is tried', () => {
    const tried = new Set(
      Object.values(caseMakers).flatMap((make) =>
        make({ adminKey: 'key', vehicle: 'x' }).map(({ operation }) => operation.id),
      ),
    );
    expect(operations.filter(({ id }) => !tried.has(id)).map(({ id }) => id)).toEqual([]);
    expect(resourceNames).toContain('phone-reveals');
    for (const name of resourceNames)
      expect(caseMakers[name]?.({ adminKey: null, vehicle: null }), name).not.toEqual([]);
  });

  test('a wrong server is told what was asked, what came and what was expected', async () => {
    const verdicts = await collect(wrongUrl);
    const find = (about: string): Verdict | undefined => verdicts.find((verdict) => verdict.about === about);
    expect(find('getHealth: it takes requests and speaks this contract')?.expected).toBe(
      'version 1 of the contract',
    );
    expect(find('getLeads: a wrong key gets no list')?.expected).toBe('401 or 403');
    expect(find('getAppointments: busy times of a week')?.expected).toContain('busy.0.from');
    expect(find('postLead: a lead without a name is refused in words')).toMatchObject({
      asked: expect.stringMatching(/^POST http:.*\/api\/leads \{"userData"/) as string,
      came: expect.stringMatching(/^200 \{"ok":true/) as string,
      expected: '422',
    });
    const good = verdicts.filter(({ expected }) => expected === null).map(({ about }) => about);
    expect(good).toEqual(['getDelivery: unknown parameters are no reason to refuse']);
    const lines: string[] = [];
    const list = (async function* () {
      yield* verdicts;
    })();
    expect(await printVerdicts(list, (line) => lines.push(line))).toBe(false);
    expect(lines.at(-1)).toContain(`${verdicts.length - 1} answers break the contract, 1 keeps it`);
  });

  test('nothing is changed unless --write is given', async () => {
    seen.length = 0;
    await collect(wrongUrl, { ...everything, writes: false });
    const methods = new Set(seen.map((line) => line.split(' ')[0]));
    expect([...methods].toSorted()).toEqual(['GET', 'OPTIONS']);
  });

  test('no server is a failure in words, and exit codes tell wrong use from a wrong server', () => {
    const run = (...words: string[]) =>
      spawnSync(process.execPath, ['scripts/check.ts', ...words], { encoding: 'utf8' });
    const nobody = run('--api', 'http://127.0.0.1:1/api', '--only', 'health');
    expect(nobody.status).toBe(1);
    expect(nobody.stdout).toContain('no answer (');
    expect(run('--api', 'elsewhere').status).toBe(2);
    expect(run('--api', wrongUrl, '--only', 'cars').stderr).toContain('There is no resource cars');
  });
});
