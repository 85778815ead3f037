import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeVideo } from '#domain/gallery/video.ts';

test.each([
  ['https://cdn.example/walk.mp4', { kind: 'file' }],
  ['https://cdn.example/walk.WEBM?x=1', { kind: 'file' }],
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    { kind: 'embed', playerUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0' },
  ],
  ['https://youtu.be/dQw4w9WgXcQ', { kind: 'embed' }],
  ['https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ', { kind: 'embed' }],
  [
    'https://vimeo.com/76979871',
    { kind: 'embed', playerUrl: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1' },
  ],
  ['https://youtube.example/watch?v=dQw4w9WgXcQ', { kind: 'link' }],
  ['https://walkarounds.example/123', { kind: 'link' }],
])('GAL-02 %s', (url, expected) => {
  expect(describeVideo(url)).toMatchObject({ url, ...expected });
});

test.each([[null], [''], ['not an address'], ['javascript:alert(1)'], ['data:text/html,x.mp4']])(
  '%j is no video',
  (url) => {
    expect(describeVideo(url)).toBeNull();
  },
);

test('only two players are ever embedded, whatever the feed says', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
      const video = describeVideo(url);
      if (video?.kind === 'embed')
        expect(['www.youtube-nocookie.com', 'player.vimeo.com']).toContain(new URL(video.playerUrl).host);
    }),
  );
});
