import sharp from 'sharp';
import { answerApart } from '#scripts/command/apart.ts';

const pixels = { create: { width: 6_000, height: 6_000, channels: 3, background: '#258' } } as const;

/** Answers with its own process, which goes on drawing for a while. */
answerApart(() =>
  Promise.resolve(() => {
    void sharp(pixels).blur(900).raw().toBuffer();
    return Promise.resolve(process.pid);
  }),
);
