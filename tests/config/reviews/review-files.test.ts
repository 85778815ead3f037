import { describe, expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

const dealer = `${goodDealer}reviews: { source: { name: file } }\n`;
const load = (files: Record<string, string>, settings = dealer) =>
  loadTexts({ 'a.yaml': settings, ...files });
const read = async (files: Record<string, string>) => {
  const { dealers, printed } = await load(files);
  return { printed, reviews: dealers[0]?.build.reviews?.reviews ?? [] };
};

describe('DATA-04 reviews.yaml', () => {
  test('is read as it is written', async () => {
    const { printed, reviews } = await read({
      'a/reviews.yaml':
        'reviews:\n  - { id: r1, customer: Jo 🚙, rating: "3.9", date: 14/09/2026, location: bourke, text: Fine., url: "https://r.example/1", reply: Thanks. }\n  - { customer: Al, rating: 5 }\n',
    });
    expect(printed).toBe('');
    expect(reviews).toEqual([
      {
        ...{
          id: 'r1',
          customer: 'Jo 🚙',
          rating: 3.9,
          date: '2026-09-14',
          locationId: 'bourke',
          text: 'Fine.',
        },
        ...{ picture: null, url: 'https://r.example/1', reply: 'Thanks.' },
      },
      {
        ...{ id: null, customer: 'Al', rating: 5, date: null, locationId: 'bourke', text: null },
        ...{ picture: null, url: null, reply: null },
      },
    ]);
  });

  test.each([
    ['rating: 0', 'dealers/a/reviews.yaml:2:28  1st review: rating\n  expected stars from 1 to 5, found 0'],
    [
      'rating: 5, date: 31/02/2026',
      'dealers/a/reviews.yaml:2:37  1st review: date\n  expected a day that there is, such as 14/09/2026 or 2026-09-14, found "31/02/2026"',
    ],
    [
      'rating: 5, location: burke',
      'dealers/a/reviews.yaml:2:41  1st review: location\n  expected a location, found "burke", which this dealer does not have. Did you mean bourke?\n  Locations: bourke.',
    ],
    [
      'rating: 5, picture: /jo.jpg',
      'dealers/a/reviews.yaml:2:40  1st review: picture\n  expected a picture, found "/jo.jpg", which is no file of this site.',
    ],
    ['rating: 5, url: jo', 'dealers/a/reviews.yaml:2:36  1st review: url\n  expected a web address'],
    [
      'ratng: 5',
      'dealers/a/reviews.yaml:2:20  1st review: ratng is not a setting here. Did you mean rating?',
    ],
  ])('what is wrong with { %s } is told', async (more, told) => {
    const { printed } = await load({ 'a/reviews.yaml': `reviews:\n  - { customer: A, ${more} }\n` });
    expect(printed).toContain(told);
  });

  test('a location that there is not is told once, however many reviews name it', async () => {
    const rows = ['burke', 'burke', 'dubbo', 'burke'].map(
      (location, index) => `  - { customer: A${index}, rating: 5, location: ${location} }\n`,
    );
    const { printed, dealers } = await load({ 'a/reviews.yaml': `reviews:\n${rows.join('')}` });
    expect(printed.match(/expected a location, found "\w+"/g)).toEqual([
      'expected a location, found "burke"',
      'expected a location, found "dubbo"',
    ]);
    expect(dealers).toEqual([]);
  });

  test('5,000 characters are a review', async () => {
    const { printed, reviews } = await read({
      'a/reviews.yaml': `reviews:\n  - { customer: A, rating: 5, text: ${'a'.repeat(5_000)} }\n`,
    });
    expect(printed).toBe('');
    expect(reviews[0]?.text).toHaveLength(5_000);
  });
});

describe('reviews.csv', () => {
  test('is read by the names of review platforms, and a line that cannot be is left out and told', async () => {
    const { printed, reviews } = await read({
      'a/reviews.csv':
        '\uFEFFid,customer_name,rating,review_date,text,colour\n1,Jo,4.5,14/09/2026,"Two\nlines, and a comma"\n2,Al,0,,Bad\n3,Mo,5,31/02/2026,\n',
    });
    expect(reviews.map(({ customer, text, date }) => [customer, text, date])).toEqual([
      ['Jo', 'Two\nlines, and a comma', '2026-09-14'],
      ['Mo', null, null],
    ]);
    expect(printed).toContain(
      'dealers/a/reviews.csv:5:1  warning  row 4, column review_date\n  expected a day that there is',
    );
    expect(printed).toContain('dealers/a/reviews.csv:1:1  warning  These columns are not read: colour.');
    expect(printed).toContain(
      'dealers/a/reviews.csv:4:1  warning  row 3, column rating\n  expected stars from 1 to 5, found "0"\n  This review is left out.',
    );
  });

  test('may be separated as Excel does here and there', async () => {
    const { reviews } = await read({ 'a/reviews.csv': 'customer;rating;text\nJo;5;Good, really\n' });
    expect(reviews[0]).toMatchObject({ customer: 'Jo', text: 'Good, really' });
  });

  test('says what columns it needs', async () => {
    const { printed } = await load({ 'a/reviews.csv': 'name,stars\nJo,5\n' });
    expect(printed).toContain('among them customer, found name, stars');
  });
});

describe('files that are missing or not asked for', () => {
  test('no file', async () => {
    expect((await load({})).printed).toContain(
      'a/reviews.yaml or reviews.csv, found neither\n  Put one of them there, or write reviews: false.',
    );
  });

  test('a file that nothing reads', async () => {
    const { printed, dealers } = await load({ 'a/reviews.yaml': 'reviews: []\n' }, goodDealer);
    expect(printed).toContain('dealers/a/reviews.yaml:1:1  warning  Nothing reads this file.');
    expect(dealers[0]?.build.reviews).toBeNull();
  });

  test('the group’s file is read where the dealer has none, without reviews of other dealers', async () => {
    const { printed, dealers } = await load(
      {
        '_groups/g.yaml': 'tagline: G\n',
        '_groups/g/reviews.yaml':
          'reviews:\n  - { customer: Jo, rating: 5, location: elsewhere }\n  - { customer: Al, rating: 5, location: bourke }\n',
      },
      `${dealer}group: g\n`,
    );
    expect(printed).toBe('');
    expect(dealers[0]?.build.reviews?.reviews.map(({ customer }) => customer)).toEqual(['Al']);
  });

  test('REV-01 a section without reviews is told and left out', async () => {
    const { printed } = await load({}, `${goodDealer}sections: { home: [reviews] }\n`);
    expect(printed).toContain('found reviews, but this dealer has no reviews: reviews is false');
  });

  test('a section of a location that there is not', async () => {
    const { printed } = await load(
      { 'a/reviews.yaml': 'reviews: []\n' },
      `${dealer}sections: { home: [{ name: reviews, location: burke }] }\n`,
    );
    expect(printed).toContain('1st section of home: location\n  expected a location, found "burke"');
  });
});

describe('REV-05 reviews that cannot be true are told', () => {
  const now = Date.parse('2026-11-23T00:00Z') / 1000;
  const tell = async (files: Record<string, string>, settings = dealer) =>
    (await loadTexts({ 'a.yaml': settings, ...files }, now)).printed;
  const yaml = (...reviews: string[]) => ({
    'a/reviews.yaml': `reviews:\n${reviews.map((one) => `  - { ${one} }\n`).join('')}`,
  });

  test('a day that is still to come', async () => {
    expect(await tell(yaml('customer: Jo, rating: 5, date: 02/12/2026'))).toBe(
      'dealers/a/reviews.yaml:2:38  1st review: date\n' +
        '  expected the day of a review, found 2026-12-02, which is still to come\n' +
        '  Correct it; a day first, as in 14/09/2026.',
    );
    expect(await tell(yaml('customer: Jo, rating: 5, date: 23/11/2026'))).toBe('');
    expect(await tell({ 'a/reviews.csv': 'customer_name,rating,Review_Date\nJo,5,02/12/2026\n' })).toContain(
      'dealers/a/reviews.csv:2:1  warning  row 2, column Review_Date\n  expected the day of a review, found 2026-12-02',
    );
  });

  test('the same one twice, by its id or its words; stars alone may repeat', async () => {
    const twice = 'customer: Jo, rating: 5, text: Good';
    expect(await tell(yaml(twice, 'customer: Al, rating: 4', twice))).toBe(
      'dealers/a/reviews.yaml:4:5  3rd review\n' +
        '  expected each review once, found that of Jo again: it is the 1st review as well\n' +
        '  Take one of them out.',
    );
    expect(await tell(yaml('customer: Al, rating: 4', 'customer: Al, rating: 4'))).toBe('');
    const csv = { 'a/reviews.csv': 'id,customer,rating,text\n7,Jo,5,"Good\ncar"\n7,Jo,4,Changed\n' };
    const { printed, reviews } = await read(csv);
    expect(printed).toBe(
      'dealers/a/reviews.csv:4:1  warning  row 3\n' +
        '  expected each review once, found that of Jo again, as in row 2\n' +
        '  This one is left out.',
    );
    expect(reviews).toHaveLength(1);
  });

  test('a file without any', async () => {
    expect(await tell({ 'a/reviews.csv': 'customer,rating\n' })).toContain(
      'dealers/a/reviews.csv:1:1  warning  expected reviews below the row that names the columns, found none',
    );
    expect(await tell({ 'a/reviews.yaml': 'reviews: []\n' })).toBe(
      'dealers/a/reviews.yaml:1:10  warning  reviews\n  expected reviews, found an empty list: none are shown',
    );
  });

  test('two files: reviews.yaml counts', async () => {
    const { printed, reviews } = await read({
      ...yaml('customer: Jo, rating: 5'),
      'a/reviews.csv': 'customer,rating\nAl,4\n',
    });
    expect(printed).toBe(
      'dealers/a/reviews.csv:1:1  warning  Nothing reads this file, because reviews.yaml lies beside it, and that one counts.\n' +
        '  Delete the one that is out of date.',
    );
    expect(reviews.map(({ customer }) => customer)).toEqual(['Jo']);
  });

  test('LEGAL 8 a summary that says less than the list, or other than the ratings of locations', async () => {
    const stated = (summary: string) => ({
      'a/reviews.yaml': `summary: ${summary}\nreviews:\n  - { customer: Jo, rating: 5 }\n  - { customer: Al, rating: 4 }\n`,
    });
    const rated = dealer.replace('licence:', 'rating: { average: 4.2, count: 90 }\n    licence:');
    expect(await tell(stated('{ average: 5, count: 1 }'))).toContain(
      'dealers/a/reviews.yaml:1:10  warning  summary\n  found 5 of 1, and the list below has 2 reviews',
    );
    expect(await tell(stated('{ average: 4.6, count: 312 }'), rated)).toContain(
      'warning  summary\n  found 4.6 of 312, and in the dealer file the rating of Good Motors says 4.2 of 90',
    );
    expect(await tell(stated('{ average: 4.2, count: 90 }'), rated)).toBe('');
  });

  test('a cell by the row and the header of its column, and quotes that do not end', async () => {
    expect(await tell({ 'a/reviews.csv': 'Customer_Name,Rating\nJo,5\n,4\n' })).toContain(
      'dealers/a/reviews.csv:3:1  warning  row 3, column Customer_Name\n  expected something in this cell, found nothing',
    );
    expect(await tell({ 'a/reviews.csv': 'customer,rating,text\nJo,5,"Good "old" car"\n' })).toContain(
      'dealers/a/reviews.csv:2:1  expected a cell whose quotes end where the cell does',
    );
  });
});
