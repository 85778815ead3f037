import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenSearch, openYard } from './open-search.ts';

let search: OpenSearch;
beforeAll(async () => {
  search = await openYard();
});
afterAll(() => search.close());

describe('filter_by finds (newest first)', () => {
  test.each([
    ['whole value', 'make:=Toyota', 'h b a'],
    ['case does not matter', 'make:=tOYOTA', 'h b a'],
    ['part of a value is not the value', 'badge:=Maxx', ''],
    ['part of a value is a word of it', 'badge:Maxx', 'c'],
    ['hyphen vanishes', 'model:=cx5', 'c'],
    ['beginning of a value', 'make:=Toy*', 'h b a'],
    ['beginning over two words', 'badge:=`Maxx Sp`*', 'c'],
    ['beginning of a later word is none of the value', 'badge:=Spo*', ''],
    ['beginning of a word', 'badge:Spo*', 'c'],
    ['list', 'make:=[Kia, `Mercedes-Benz`]', 'g e'],
    ['list with one unknown', 'make:=[Kia,Tucker]', 'g'],
    ['empty list', 'make:=[]', ''],
    ['not', 'make:!=Toyota', 'j i g f e d c'],
    ['not in a list', 'make:!=[Toyota,Mazda,Kia]', 'j i f e'],
    ['not containing', 'badge:!sport && make:=Mazda', 'd'],
    ['colon in backticks', 'badge:=`AMG: Line`', 'e'],
    ['brackets in backticks', 'badge:=`GX (5 door)`', 'h'],
    ['leading hyphen in backticks', 'badge:=`-S`', 'g'],
    ['accents fold', 'badge:=ete', 'f'],
    ['array value with a comma', 'extras:=[`Bull bar, steel`]', 'i b'],
    ['array value with an ampersand', 'extras:=`Heated seats & wheel`', 'g e'],
    ['array has both', 'extras:=`Tow bar` && extras:=Sunroof', 'f a'],
    ['array has it not', 'extras:!=`Tow bar`', 'j i g e d c'],
    ['number', 'price:=47000', 'j i g'],
    ['number without equals sign', 'price:47000', 'j i g'],
    ['numbers', 'price:=[21000,99000]', 'h a'],
    ['range holds both ends', 'price:[21000..33500]', 'd c a'],
    ['range beside values', 'price:=[61000, 20000..25000]', 'e d a'],
    ['range without an end finds nothing', 'price:[40000..]', ''],
    ['greater', 'price:>52000', 'h e'],
    ['greater or equal with a blank', 'price:>= 52000', 'h e b'],
    ['not a number, missing ones too', 'price:!=47000', 'h f e d c b a'],
    ['float', 'litres:<1.5', 'f'],
    ['bool', 'certified:true && body:=SUV', 'h c'],
    ['bool list', 'certified:=[true,false] && body:=Ute', 'i b'],
    ['id', 'id:=[a, j, nope]', 'j a'],
    ['not id', 'id:!=[a,b,c,d,e,f,g]', 'j i h'],
    ['&& and || from left to right', 'make:=Kia || make:=Mazda && price:>30000', 'g c'],
    ['brackets first', 'make:=Kia || (make:=Mazda && price:>90000)', 'g'],
    ['no blanks', 'make:=Mazda&&price:>30000||make:=Ford', 'i c'],
    ['empty filter', '', 'j i h g f e d c b a'],
  ])('%s: %s', async (_name, filter, expected) => {
    expect(await search.ids({ filter_by: filter })).toBe(expected);
  });
});

describe('filter_by refuses', () => {
  test.each([
    ['make', '400 Could not parse the filter query.'],
    ['make=Toyota', '400 Could not parse the filter query.'],
    [':=Toyota', '400 Could not find a filter field named `` in the schema.'],
    ['nope:=1', '400 Could not find a filter field named `nope` in the schema.'],
    ['secret:=note', '400 Cannot filter on non-indexed field `secret`.'],
    ['badge:=', '400 Error with filter field `badge`: Filter value cannot be empty.'],
    ['badge:!=``', '400 Error with filter field `badge`: Filter value cannot be empty.'],
    ['price:=`47000`', '400 Error with filter field `price`: Numerical field has an invalid comparator.'],
    [
      'price:=[21000,`47000`]',
      '400 Error with filter field `price`: Numerical field has an invalid comparator.',
    ],
    ['price:=cheap', '400 Error with filter field `price`: Numerical field has an invalid comparator.'],
    ['price:=1.5', '400 Error with filter field `price`: Not an int32.'],
    ['price:>', '400 Error with filter field `price`: Not an int32.'],
    ['price:[a..b]', '400 Error with filter field `price`: Not an int32.'],
    ['price:=9999999999', '400 Error with filter field `price`: `9999999999` exceeds the range of an int32.'],
    ['make:=Kia &&', '400 Could not parse the filter query: unbalanced `&&` operands.'],
    ['make:=Kia || || make:=Ford', '400 Could not parse the filter query: unbalanced `||` operands.'],
    ['(make:=Kia', '400 Could not parse the filter query: unbalanced parentheses.'],
    ['make:=Kia) || (make:=Ford', '400 Could not parse the filter query: unbalanced parentheses.'],
  ])('%s', async (filter, expected) => {
    expect(await search.ids({ filter_by: filter })).toBe(expected);
  });

  test('more operators than a person writes', async () => {
    const filter = Array.from({ length: 150 }, () => 'price:>1').join('&&');
    expect(await search.ids({ filter_by: filter })).toMatch(/^400 .*too many/);
  });
});
