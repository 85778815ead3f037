/** A picture as JPEG, three colours. */
export interface Jpeg {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Points of an A4 page. */
export const a4 = { width: 595.28, height: 841.89 };

/** A text of the document's particulars: UTF-16 with its mark, in hexadecimal. */
const particular = (text: string): string =>
  `<${Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex')}>`;

const stream = (dictionary: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

const font = (name: string): Buffer =>
  Buffer.from(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);

/**
 * A PDF of one A4 page (ISO 32000-1). `content` draws with the fonts /Regular and /Bold and the picture /Picture, where
 * there is one.
 */
export function createPdf({
  title,
  author,
  content,
  picture,
  link,
}: {
  title: string;
  author: string;
  content: string;
  picture: Jpeg | null;
  /** An address, and the corners of the place on the page that leads to it. */
  link: { url: string; place: readonly [number, number, number, number] };
}): Buffer {
  const uri = link.url.replace(/[^\x21-\x7e]|[()\\]/g, encodeURIComponent);
  const objects = [
    Buffer.from(
      '<< /Type /Catalog /Pages 2 0 R /Lang (en-AU) /ViewerPreferences << /DisplayDocTitle true >> >>',
    ),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${a4.width} ${a4.height}] /Contents 4 0 R /Annots [8 0 R] ` +
        `/Resources << /Font << /Regular 5 0 R /Bold 6 0 R >>${picture ? ' /XObject << /Picture 9 0 R >>' : ''} >> >>`,
    ),
    stream('', Buffer.from(content, 'latin1')),
    font('Helvetica'),
    font('Helvetica-Bold'),
    Buffer.from(`<< /Title ${particular(title)} /Author ${particular(author)} >>`),
    Buffer.from(
      `<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [${link.place.join(' ')}] ` +
        `/A << /S /URI /URI (${uri.replace(/[()\\]/g, '')}) >> >>`,
    ),
    ...(picture
      ? [
          stream(
            `/Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} ` +
              '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
            picture.bytes,
          ),
        ]
      : []),
  ];
  // The second line tells that the file holds bytes, not text.
  const parts = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let length = parts[0]?.length ?? 0;
  const places = objects.map((object, index) => {
    const place = length;
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(whole);
    length += whole.length;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>\n` +
        `startxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
