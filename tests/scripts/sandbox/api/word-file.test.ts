import { crc32, deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isOfType } from '#scripts/sandbox/api/upload-kind.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const letter = `${docx}.main+xml`;

/** A zip as Word writes one: names of files and their texts. */
function zip(files: readonly (readonly [name: string, text: string])[]): Buffer {
  const heads: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, text] of files) {
    const [title, packed] = [Buffer.from(name), deflateRawSync(text)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(text), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(text.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const head = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, title, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    list.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), facts, place, title]));
    heads.push(head);
    at += head.length;
  }
  const [before, listed, end] = [Buffer.concat(heads), Buffer.concat(list), Buffer.alloc(22)];
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(before.length, 16);
  return Buffer.concat([before, listed, end]);
}
const contents = (...types: readonly string[]): readonly [string, string] => [
  '[Content_Types].xml',
  `<?xml version="1.0"?><Types>${types.map((type) => `<Override PartName="/word/x" ContentType="${type}"/>`).join('')}</Types>`,
];
const text = ['word/document.xml', '<w:document/>'] as const;
const isLetter = (bytes: Buffer): boolean => isOfType(bytes, docx);

test('FORM-08 a letter of Word is taken', () => {
  expect(isLetter(zip([contents(letter), text]))).toBe(true);
  expect(isLetter(zip([text, contents('application/xml', letter)]))).toBe(true);
});

const macros = 'application/vnd.ms-office.vbaProject';
test.each([
  [
    'with macros under another name',
    zip([contents(letter, macros), text, ['word/notes.bin', 'Sub AutoOpen()']]),
  ],
  [
    'with macros by its type',
    zip([contents('application/vnd.ms-word.document.macroEnabled.main+xml'), text]),
  ],
  ['with macros in other letters', zip([contents(letter, macros.replace('P', '&#80;')), text])],
  ['with a control', zip([contents(letter, 'application/vnd.ms-office.activeX+xml'), text])],
  ['that is a spreadsheet', zip([contents('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'), text])], // oxfmt-ignore
  ['that is any archive with a folder of that name', zip([text, ['run.class', 'x']])],
  ['with two lists of contents', zip([contents(letter), contents(letter, macros), text])],
  [
    'with a web page behind it',
    Buffer.concat([zip([contents(letter), text]), Buffer.from('<script>1</script>')]),
  ],
  [
    'with a web page before it',
    Buffer.concat([Buffer.from('<script>1</script>'), zip([contents(letter), text])]),
  ],
  ['that is a web page', Buffer.from('<html><script>alert(1)</script>word/')],
  ['that is the beginning of one', zip([contents(letter), text]).subarray(0, 120)],
  [
    'that unpacks to more than memory',
    zip([['[Content_Types].xml', `"${letter}"${' '.repeat(3_000_000)}`], text]),
  ],
])('FORM-08 a letter %s is none', (_, bytes) => {
  expect(isLetter(bytes)).toBe(false);
});

test('FORM-08 of the form before, a letter is one, and no spreadsheet, installer or letter with macros', () => {
  const old = (...streams: readonly string[]): Buffer =>
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      ...streams.map((name) => Buffer.from(name, 'utf16le')),
    ]);
  const isOld = (...streams: readonly string[]): boolean => isOfType(old(...streams), 'application/msword');
  expect(isOld('Root Entry', 'WordDocument')).toBe(true);
  expect(isOld('Root Entry', 'Workbook')).toBe(false);
  expect(isOld('Root Entry', 'WordDocument', 'Macros', '_VBA_PROJECT')).toBe(false);
});
