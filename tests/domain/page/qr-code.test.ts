import { expect, test } from 'vitest';
import { createQrCode, drawQrPath } from '#domain/page/qr-code.ts';

/** Rows of modules in hexadecimal, as an independent encoder writes them (level M, the same mask). */
const draw = (text: string): string[] =>
  (createQrCode(text) ?? []).map((row) =>
    BigInt(`0b${row.map((dark) => (dark ? 1 : 0)).join('')}`).toString(16),
  );

const golden: [string, string[]][] = [
  [
    'https://www.summitgroup.example/cars/2021-isuzu-npr-45-155-amt-tipper-80670319/',
    [
      '1fd589c57f',
      '1059d65941',
      '1753609e5d',
      '174389995d',
      '17532acd5d',
      '104f7d3441',
      '1fd555557f',
      '7e16900',
      '13fcbf2497',
      '148703af1e',
      '177845b741',
      '1937ac740f',
      '1061d33341',
      '1a8283b9a',
      '5e675a9f',
      '1b241250ee',
      '4fd362be7',
      'b871e4320',
      '19dca6ea79',
      'c90005cb9',
      'b642e26f0',
      '50fffee96',
      '1e720e369',
      '10263927fd',
      'e61be72c2',
      '13b49dea98',
      '1ddc1a96f7',
      '152be200a6',
      '146f1569fc',
      '1c338716',
      '1fdd33e951',
      '10564e2f13',
      '17596163f2',
      '1751d72449',
      '174b75ad91',
      '10491c605f',
      '1fd9671369',
    ],
  ],
  [
    'Ténéré',
    [
      '1fc17f',
      '104c41',
      '17525d',
      '175f5d',
      '17595d',
      '105a41',
      '1fd57f',
      '1400',
      '17ca7c',
      '1a3b24',
      '551db',
      'b0f70',
      '3f962',
      '1152',
      '1fca8e',
      '10580e',
      '175a31',
      '175bf8',
      '175170',
      '104fd8',
      '1fd126',
    ],
  ],
  [
    'https://www.harbourtoyota.example/cars/2024-mitsubishi-triton-gsr-80670319/?utm_source=print&utm_medium=qr&utm_campaign=yard-sheet-november-2026-cleveland-showroom',
    [
      '1fc59413f09c7f',
      '104f6f3835d641',
      '17532e1095325d',
      '175acea9e18d5d',
      '175c7fdfc38c5d',
      '10528711e6f441',
      '1fd5555555557f',
      '13a6f1843f00',
      '17c8119f3f497c',
      '412b463d29ea1',
      '8f23aa8356a54',
      '42cec3a5cb88a',
      '1a68d734eb8fbf',
      '1704f161630e83',
      '1254eca4fcc378',
      '102847d1543700',
      'ccb4d96ed893d',
      '40f985747ae29',
      '7c1354828f250',
      '113efcfa92b3a8',
      '10f3fc5f2bcf34',
      '69d3ca243ae21',
      '5e46f552ff3ee',
      '84db6bb01f29',
      '1bf9031fab45f6',
      '111878f1f28719',
      '1753cb35365350',
      '1d190f71a27d18',
      '19f9a49f8b8bfe',
      '16a69075ebbc13',
      '1ac5df9f8ee80c',
      '78c90f490d3d1',
      '1debc78c038ce6',
      '1537d8f0809cf7',
      '1a79cd8f6de99a',
      '18092488b839d3',
      'ac32fa82349a4',
      '111dd47ce9bdfd',
      '16eeb49d205ab8',
      '19a63718b63e7b',
      '11411cb1e74808',
      '11acee2ce29dbd',
      '1bdb4099166022',
      'c16cad8981aea',
      '259769fef6df6',
      '1d5c71e2bf1b',
      '1fce65551e5b50',
      '10514bd1c01f19',
      '1759f65f3dcbfe',
      '175847b8d1856f',
      '175a8cd437421f',
      '10439ae8721c22',
      '1fd4b13ae3076c',
    ],
  ],
];

test.each(golden)('PRINT-01: the QR code of %s', (text, rows) => {
  expect(draw(text)).toEqual(rows);
});

test('bytes count, not characters, and what is too long has no code', () => {
  expect(createQrCode('ü'.repeat(107))).toBeNull();
  expect(createQrCode('x'.repeat(214))).toBeNull();
  expect(createQrCode('x'.repeat(213))).toHaveLength(57);
});

test('a code is drawn as runs of dark modules', () => {
  expect(
    drawQrPath([
      [true, true, false],
      [false, false, false],
      [true, false, true],
    ]),
  ).toBe('M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z');
});
