import './card-swipe.css';
import { createImageUrl, type ImageEndpoint } from '#domain/gallery/images.ts';
import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import { readCardPictures } from '#stores/listing/card-pictures.ts';

interface SwipeSite {
  search: SearchEndpoint;
  images: ImageEndpoint;
}

/** Pixels of a swipe that turn to another picture. */
const least = 36;

const slugOf = (card: Element): string | null =>
  /\/cars\/([^/]+)\//.exec(card.querySelector('.vehicle-card__title a')?.getAttribute('href') ?? '')?.[1] ??
  null;

/** The picture that lies over the one of the card, and its number; made on the first swipe. */
function findOverlay(media: Element): { image: HTMLImageElement; count: HTMLElement } {
  const found = media.querySelector<HTMLElement>('.card-swipe');
  const box = found ?? document.createElement('div');
  if (!found) {
    box.className = 'card-swipe';
    box.append(document.createElement('img'), document.createElement('span'));
    media.append(box);
  }
  return { image: box.firstElementChild as HTMLImageElement, count: box.lastElementChild as HTMLElement };
}

/** Turns a card to the next picture (1) or the one before (-1); after the last one comes the first. */
async function turn(
  card: Element,
  media: Element,
  step: 1 | -1,
  { search, images }: SwipeSite,
): Promise<void> {
  const slug = slugOf(card);
  const pictures = slug === null ? [] : await readCardPictures(search, slug);
  if (pictures.length < 2 || !media.isConnected) return;
  const { image, count } = findOverlay(media);
  const at = (Number(image.dataset['at'] ?? 0) + step + pictures.length) % pictures.length;
  const width = media.getBoundingClientRect().width * Math.min(window.devicePixelRatio, 2);
  const url = (index: number): string =>
    createImageUrl(
      pictures[(index + pictures.length) % pictures.length] ?? '',
      width > 640 ? 960 : 640,
      images,
    );
  image.dataset['at'] = String(at);
  image.alt = '';
  image.src = url(at);
  count.textContent = `${at + 1} / ${pictures.length}`;
  await image.decode().catch(() => undefined);
  // Whoever turned once turns again.
  new Image().src = url(at + step);
}

/**
 * Lets fingers swipe through the pictures of cards. They are asked for on the first swipe; who uses no finger finds them on
 * the vehicle's page. What was touched while this code was on its way (`touches`) counts as well.
 */
export function startCardSwipe(site: SwipeSite, touches: readonly TouchEvent[]): void {
  let begun: { card: Element; media: Element; x: number; y: number } | null = null;
  const begin = ({ target, touches }: TouchEvent): void => {
    begun = null;
    const [touch] = touches;
    const card = target instanceof Element ? target.closest('.listing__grid .vehicle-card') : null;
    const media = card?.querySelector('.vehicle-card__media');
    if (!card || !media || !touch || touches.length > 1) return;
    const { top, bottom, left, right } = media.getBoundingClientRect();
    const { clientX: x, clientY: y } = touch;
    if (x >= left && x <= right && y >= top && y <= bottom) begun = { card, media, x, y };
  };
  const end = ({ changedTouches: [touch] }: TouchEvent): void => {
    if (!begun || !touch) return;
    const across = touch.clientX - begun.x;
    if (Math.abs(across) >= least && Math.abs(across) > 2 * Math.abs(touch.clientY - begun.y))
      void turn(begun.card, begun.media, across < 0 ? 1 : -1, site);
    begun = null;
  };
  for (const touch of touches) (touch.type === 'touchend' ? end : begin)(touch);
  document.addEventListener('touchstart', begin, { passive: true });
  document.addEventListener('touchend', end, { passive: true });
}
