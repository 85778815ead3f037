/** Texts that have broken programs before. */
export const junkTexts: readonly string[] = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e999',
    'NaN',
    'null',
    'undefined',
    'true',
    '[object Object]',
    '__proto__',
    'constructor',
  ],
  ...[
    '\u0000',
    '\ud800',
    '\u202e',
    '\ufeff',
    '🚗',
    'e\u0301',
    'ﬀ',
    'İ',
    '\r\nSet-Cookie: a=b',
    '${7*7}',
    '{{7*7}}',
  ],
  ...[
    "' or 1=1 --",
    '"; drop table leads; --',
    '<script>alert(1)</script>',
    '=HYPERLINK("x")',
    '%00',
    '%2e%2e%2f',
    '%',
  ],
  ...[
    '../../admin-key',
    '..\\..\\admin-key',
    '/etc/passwd',
    'file:///etc/passwd',
    '//evil.example',
    'https://evil.example/',
  ],
  ...[
    'http://127.0.0.1:1/',
    'javascript:alert(1)',
    'x'.repeat(300),
    'x'.repeat(9_000),
    '٣',
    '２０２６-01-01',
    '2026-13-45',
  ],
  ...[
    'a@b',
    'ada@example.com',
    '0412 345 678',
    '+61412345678',
    '4000',
    'summit-group',
    '0'.repeat(32),
    'f'.repeat(32),
  ],
];
/** The same of other values. */
export const junkValues: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    1e308,
    5e-324,
    [],
    {},
    [[]],
    [null],
    { length: 1 },
  ],
  ...[{ toString: 'x' }, { __proto__: { admin: true } }, { $gt: '' }, Array.from({ length: 2_000 }, () => 0)],
];

/** What a handler wants to hear, so that junk gets beyond its first question. */
export const likely: readonly [name: RegExp, texts: readonly string[]][] = [
  [/slug/, ['summit-group', 'volt-electric', 'rio-1']],
  [/phone|number/, ['0412 345 678', '+61 412 345 678', '07 3000 0000']],
  [/email/, ['ada@example.com', 'ADA@EXAMPLE.COM']],
  [/^id$|_id$/, ['f'.repeat(32), '1', 'car-1']],
  [/kind/, ['vehicle', 'search']],
  [/subject|path/, ['/cars/', '/cars/?make=Kia', 'car-1']],
  [/rego/i, ['ABC123', 'QLD', 'NSW']],
  [/location/, ['summit', 'brisbane']],
  [/^(at|from|to|starts_at)$/, ['2026-12-01T09:30+10:00', '1795000000']],
  [/code/, ['123456', '000000']],
  [/name/, ['Ada', 'cv.pdf']],
];

/** A value as a query says it. */
export const say = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
