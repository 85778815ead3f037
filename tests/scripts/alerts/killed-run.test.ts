import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAlertFile } from '#scripts/sandbox/alert/tables.ts';
import type { Message } from '#scripts/sandbox/messages/message.ts';
import { recordOf } from '../../domain/alert/stock.ts';
import { createWorld, day, noon } from './alert-world.ts';

/** The process ends here. */
class Killed extends Error {}

/** What may be done before the process ends: so many writes and sent messages. */
interface Life {
  left: number;
  /** Whether the last deed was still done. */
  isDone: boolean;
}

/** Does a deed, or ends the process just before or just after it. */
function live<Result>(life: Life, deed: () => Result): Result {
  if (life.left < 0) throw new Killed();
  life.left -= 1;
  if (life.left >= 0) return deed();
  if (life.isDone) deed();
  throw new Killed();
}

/** A database that ends the process at one of its writes; what no transaction has kept is lost. */
const mortal = (database: DatabaseSync, life: Life): DatabaseSync =>
  new Proxy(database, {
    get: (_, name) => {
      if (name === 'exec') return (sql: string) => live(life, () => database.exec(sql));
      if (name !== 'prepare') return Reflect.get(database, name, database) as unknown;
      return (sql: string) => {
        const statement = database.prepare(sql);
        if (!/^(insert|update|delete)/.test(sql)) return statement;
        return new Proxy(statement, {
          get: (__, part) =>
            part === 'run'
              ? (...values: never[]) => live(life, () => statement.run(...values))
              : (statement[part as 'get'] as (...all: never[]) => unknown).bind(statement),
        });
      };
    },
  });

const before = { a: recordOf({ price: 40_000 }), b: recordOf({ standing: 'reserved', name: 'Kia Rio' }) };
const after = {
  ...{ a: recordOf({ price: 39_000 }), b: recordOf({ name: 'Kia Rio' }) },
  c: recordOf({ name: 'Mazda 3', slug: 'c' }),
};
let start: string;
beforeAll(async () => {
  start = mkdtempSync(join(tmpdir(), 'alerts-start-'));
  const database = openAlertFile(start);
  const world = createWorld(database);
  world.follow('ann', 'vehicle', 'a');
  world.follow('ann', 'search', '/search/');
  world.follow('+61412345678', 'vehicle', 'b');
  world.follow('cat', 'search', '/search/?price=-39500');
  await world.run(before, noon);
  database.close();
});
afterAll(() => rmSync(start, { recursive: true }));

/** Runs a night until it comes to its end, the first time with a short life. Answers what everybody got. */
async function runNight(life: Life | null): Promise<{ got: string[]; wasKilled: boolean }> {
  const folder = mkdtempSync(join(tmpdir(), 'alerts-killed-'));
  cpSync(start, folder, { recursive: true });
  const got = new Map<string, Message>();
  let wasKilled = false;
  for (const lives of life ? [life, null] : [null]) {
    const database = openAlertFile(folder);
    const own = lives ?? { left: Infinity, isDone: true };
    const send = (id: string, message: Message): Promise<void> => {
      live(own, () => got.set(id, message));
      return Promise.resolve();
    };
    await createWorld(database)
      .run(after, noon + day, { send, database: mortal(database, own) })
      .catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
        wasKilled = true;
      });
    database.close();
  }
  rmSync(folder, { recursive: true });
  const plain = [...got.values()].map(
    ({ to, subject, text }) => `${to} ${subject} ${text.replaceAll(/#\S+/g, '#')}`,
  );
  return { got: plain.toSorted(), wasKilled };
}

describe('ALRT-05 a run that is killed at any moment and begun again', () => {
  test.each([false, true])('tells everybody the same, once (the last deed done: %s)', async (isDone) => {
    const whole = await runNight(null);
    expect(whole.got).toHaveLength(3);
    let moment = 0;
    for (; ; moment += 1) {
      const { got, wasKilled } = await runNight({ left: moment, isDone });
      expect(got, `killed at deed ${moment}`).toEqual(whole.got);
      if (!wasKilled) break;
    }
    expect(moment).toBeGreaterThan(20);
  });
});
