import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CardName } from '#parts/listing/CardName.tsx';
import { stockVehicle } from '../../../../domain/vehicle/stock-vehicle.ts';

const draw = (name: string, year: number | null = 2024): string =>
  renderToStaticMarkup(<CardName vehicle={stockVehicle({ name, year, make: 'Mazda', model: 'CX-5' })} />);
const words = (markup: string): string => markup.replace(/<[^>]*>/g, '');
const secondLine = (markup: string): string =>
  words(/<span class="vehicle-card__badge">(.*)<\/span>$/.exec(markup)?.[1] ?? '');

describe('CARD-02 the name on a card', () => {
  test.each([
    // name, year, second line
    ['2024 Mazda CX-5 Maxx Sport', 2024, 'Maxx Sport'],
    ['Mazda CX-5 GT-SP', null, 'GT-SP'],
    ['2024 Mazda CX-5', 2024, ''],
    ['2024 Mazda CX-50 Touring', 2024, ''],
    ['Mazda CX-5 Maxx Sport', 2024, ''],
  ])('the second line of "%s", built %s, is "%s"', (name, year, badge) => {
    expect(secondLine(draw(name, year))).toBe(badge);
  });

  test('is one name for who copies it or hears it', () => {
    for (const name of ['2024 Mazda CX-5 Maxx Sport', '2024 Mazda CX-5', 'A name of its own'])
      expect(words(draw(name))).toBe(name);
  });
});
