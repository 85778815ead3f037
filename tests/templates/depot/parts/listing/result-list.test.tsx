import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ResultHead } from '../../../../../src/templates/depot/parts/listing/ResultHead.tsx';
import { ResultList } from '../../../../../src/templates/depot/parts/listing/ResultList.tsx';
import { createListingText } from '#messages/listing/listing.ts';
import type { SortKey } from '#domain/listing/state.ts';
import { stockVehicle } from '../../../../domain/vehicle/stock-vehicle.ts';
import { sitePieces } from '../../../base/parts/site-pieces.ts';

const text = createListingText({});
const truck = stockVehicle({
  id: 't',
  category: 'truck',
  name: '2024 Fuso Canter',
  massLimit: 4_495,
  loadMass: 2_010,
});
const van = stockVehicle({ id: 'v', name: '2023 LDV Deliver 9', towing: 2_800 });
const draw = (sort: SortKey = 'relevant', vehicles = [truck, van]): string =>
  renderToStaticMarkup(
    <ResultList
      entries={vehicles.map((hit) => ({ kind: 'hit' as const, hit }))}
      site={{ ...sitePieces, pictures: {} }}
      columns={['mass', 'payload', 'towing', 'sleeps']}
      {...{ sort, text, isBusy: false, now: 1_800_000_000, onSort: () => undefined }}
    />,
  );

describe('the table of results', () => {
  test('VDP-28 shows a figure in the column of its name, and a dash where nobody states it', () => {
    const [head = '', ...rows] = draw().split('<tr').slice(1);
    expect(head.match(/data-column="(\w+)"/g)).toEqual(
      ['mass', 'payload', 'towing', 'price'].map((key) => `data-column="${key}"`),
    );
    expect(rows.map((row) => row.replace(/<[^>]*>/g, ' '))).toEqual([
      expect.stringMatching(/2024 Fuso Canter.*4,495\s+kg.*2,010\s+kg.*–/s),
      expect.stringMatching(/2023 LDV Deliver 9.*–.*–.*2,800\s+kg/s),
    ]);
  });

  test('VDP-28 a column that few of them fill is marked, unless it sorts the table', () => {
    const trucks = Array.from({ length: 8 }, (_, index) => ({ ...truck, id: `t${index}` }));
    const rare = (sort?: SortKey) =>
      draw(sort, [...trucks, van]).match(/(?<=data-column=")\w+(?="[^>]* data-rare)/g);
    expect(rare()).toEqual(['towing']);
    expect(rare('highest-towing')).toBeNull();
  });

  test('SRCH-06 the column that sorts says so', () => {
    expect(draw().includes('aria-sort')).toBe(false);
    expect(draw('highest-payload')).toMatch(/data-column="payload" aria-sort="descending"/);
    expect(draw('lowest-price')).toMatch(/data-column="price" aria-sort="ascending"/);
  });

  test('SRCH-06 a press sorts by the most of a figure first, the next one turns it round', () => {
    const press = (sort: SortKey): SortKey[] => {
      const asked: SortKey[] = [];
      const head = ResultHead({
        columns: [{ key: 'payload', rare: false }],
        sort,
        onSort: (wish) => asked.push(wish),
        text,
      });
      const walk = (node: unknown): void => {
        if (Array.isArray(node)) return node.forEach(walk);
        const { props, type } = (node ?? {}) as { props?: Record<string, unknown>; type?: unknown };
        if (type === 'button') (props?.['onClick'] as () => void)();
        if (props) walk(props['children']);
      };
      walk(head);
      return asked;
    };
    expect(press('relevant')).toEqual(['highest-payload', 'lowest-price']);
    expect(press('highest-payload')).toEqual(['lowest-payload', 'lowest-price']);
  });
});
