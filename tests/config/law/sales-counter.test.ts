import { describe, expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

const load = (yaml: string) => loadTexts({ 'good.yaml': goodDealer + yaml });

describe('SALES-01 SALES-02 the counter of sales', () => {
  test('it counts data without a word', async () => {
    const { dealers, printed } = await load(
      'salesCounter: { mode: data }\nsections: { home: [hero, { name: salesCounter, title: Sold this month }] }\n',
    );
    expect(printed).toBe('');
    expect(dealers[0]?.site.sections.home[1]).toMatchObject({ name: 'salesCounter' });
  });

  test('LEGAL 8 a made-up number is warned of each time, and shown', async () => {
    const { dealers, printed } = await load(
      'salesCounter: { mode: synthetic }\nsections: { home: [salesCounter] }\n',
    );
    expect(printed).toMatch(/good\.yaml:6:23 {2}warning {2}salesCounter\.mode\n.*sales that nobody has made/);
    expect(dealers[0]?.site.salesCounter).toEqual({ mode: 'synthetic' });
  });

  test('its section needs it, and data need a server', async () => {
    expect((await load('sections: { home: [salesCounter] }\n')).printed).toContain(
      'found salesCounter, but this dealer has no counter: salesCounter is false; write salesCounter: { mode: data }.',
    );
    expect(
      (await load('salesCounter: { mode: data }\nservices: { api: { url: null } }\n')).printed,
    ).toContain('needs services.api.url, whose server counts the sales');
  });

  test('SALES-01 nothing else is a mode', async () => {
    expect((await load('salesCounter: { mode: guess }\n')).printed).toContain('one of data, synthetic');
    expect((await load('salesCounter: true\n')).printed).toContain('salesCounter: { mode: … }');
  });
});
