import sharp from 'sharp';

/* A process of its own, which `draw-logo.ts` starts: a picture comes in, and leaves as PNG within the size that is named. */

const [width, height] = process.argv.slice(2).map(Number);
const chunks: Uint8Array[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array);
const drawn = await sharp(Buffer.concat(chunks)).resize({ width, height, fit: 'inside' }).png().toBuffer();
process.stdout.write(drawn);
