import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describeNamedVideo } from '#domain/gallery/video.ts';
import { VideoPlayer } from '#parts/gallery/VideoPlayer.tsx';

const site = { images: { name: 'none' as const }, messages: {} } as Parameters<typeof VideoPlayer>[0]['site'];
const still = { src: '/yard.1200.webp', width: 1200, height: 800, srcset: '', avif: '' };
const draw = (address: string): string =>
  renderToStaticMarkup(
    <VideoPlayer video={describeNamedVideo(address)} still={still} name="Our yard" site={site} />,
  );

test('a video of a service is a link until somebody plays it, with the picture of the dealer', () => {
  const html = draw('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(html).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
  expect(html).toContain('data-video-player="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  expect(html).toContain('data-video-name="Our yard"');
  expect(html).toContain('<img src="/yard.1200.webp" width="1200" height="800"');
  expect(html).not.toContain('<iframe');
});

test('a file of the dealer waits for the press of the browser’s own player', () => {
  const html = draw('/yard.mp4');
  expect(html).toContain('preload="none"');
  expect(html).toContain('src="/yard.mp4"');
  expect(html).toContain('poster="/yard.1200.webp"');
  expect(html).toContain('aria-label="Our yard"');
});
