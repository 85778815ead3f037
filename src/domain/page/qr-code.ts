import { encode } from 'uqr';

/** Rows of modules, true where dark, without the quiet zone of 4 around them. */
export type QrCode = readonly (readonly boolean[])[];

/** Bytes of the largest code (version 10) whose modules a phone still tells apart in print. */
const most = 213;

/** The QR code of a text, for example an address, with error correction M. Null when it is longer than 213 bytes. */
export function createQrCode(text: string): QrCode | null {
  if (new TextEncoder().encode(text).length > most) return null;
  return encode(text, { ecc: 'M', border: 0 }).data;
}

/** The dark modules as the path of a drawing whose unit is a module, one stroke a run. */
export const drawQrPath = (code: QrCode): string =>
  code
    .map((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ]
        .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
        .join(''),
    )
    .join('');
