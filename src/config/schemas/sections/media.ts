import * as v from 'valibot';
import { describeVideo } from '#domain/gallery/video.ts';
import { isOwnDocument, link, linkKind, ownPath, picture, webAddress } from '../location/addresses.ts';
import { choice, group, pattern, text } from '../values.ts';
import { buttons, kind, ownTitle, sentence, someOf, title } from './kind.ts';
import { markdown } from './markdown.ts';

const alt = v.optional(text('What the picture shows, for who cannot see it. Default: nothing worth saying.'));

const expectedVideo =
  'a video: its page on YouTube or Vimeo, or the path of an .mp4 or .webm file in the folder of the dealer';

/** What was expected of a video, with what to do about values that people write. */
function explainVideo({ input }: { input: unknown }): string {
  const written = typeof input === 'string' ? input : '';
  const [, id] = /youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})/.exec(written) ?? [];
  const advice = /^<iframe/i.test(written.trim())
    ? `Write the address alone${id ? `: https://youtu.be/${id}` : ', without the HTML around it'}.`
    : /^(?:www\.|m\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\//i.test(written)
      ? `Write https://${written}.`
      : /youtube\.com\/(?:playlist|@|channel|c\/|user)/i.test(written)
        ? 'That is a list of videos. Open one of them, and write the address of its page.'
        : null;
  return advice === null ? expectedVideo : `expected ${expectedVideo}, found "${written}"\n${advice}`;
}

const video = v.pipe(
  v.union([pattern('Own file.', ownPath, expectedVideo), webAddress('Elsewhere.')], explainVideo),
  v.check(
    (address) =>
      /^\/.*\.(mp4|webm)$/i.test(address) || ['embed', 'file'].includes(describeVideo(address)?.kind ?? ''),
    explainVideo,
  ),
  v.metadata({ kind: linkKind }),
  v.description('Page of the video on YouTube or Vimeo, or the path of an .mp4 or .webm file.'),
);

const download = v.pipe(
  link('The file: its path in the folder of the dealer.'),
  v.check(isOwnDocument, 'the path of a file in the folder of the dealer, such as /price-list.pdf'),
);

/** Sections that show pictures, films and files. */
export const mediaSections = [
  kind('pictureText', {
    title: ownTitle,
    text: markdown('What stands beside the picture, in Markdown.', 5_000),
    image: picture('The picture.'),
    alt,
    side: v.optional(choice('Side of the picture; above the text on phones.', ['left', 'right']), 'left'),
    links: buttons,
  }),
  kind('gallery', {
    title: ownTitle,
    text: sentence,
    items: someOf(
      'Pictures, each of which opens in full.',
      group('One picture.', {
        image: picture('The picture.'),
        alt: text('What the picture shows, for who cannot see it.'),
        caption: v.optional(text('Words below it.')),
      }),
      'at least one picture',
      24,
    ),
  }),
  kind('video', {
    title: ownTitle,
    text: sentence,
    video,
    image: v.optional(picture('Still that stands there until the video is played.')),
    label: text('What the video shows, for example "A walk through our workshop".'),
  }),
  kind('downloads', {
    title,
    text: sentence,
    items: someOf(
      'Files of the folder of the dealer; their size is told.',
      group('One file.', { label: text('What it is.'), file: download }),
      'at least one file',
      20,
    ),
  }),
] as const;
