/** Replaces the link to a video service by its player, on the shopper's press. */
function playInPlace(link: HTMLElement, title: string): void {
  const player = document.createElement('iframe');
  player.className = 'video-player';
  player.title = title;
  player.allow = 'autoplay; fullscreen; picture-in-picture';
  player.src = link.dataset['videoPlayer'] ?? '';
  link.replaceWith(player);
  player.focus();
}

/**
 * Plays videos where their links stand, wherever on the page. Answers a function that stops it.
 *
 * @param title what a video shows whose link does not say it
 */
export function listenToVideos(title = ''): () => void {
  const play = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLElement>('[data-video-player]');
    if (!link) return;
    event.preventDefault();
    playInPlace(link, link.dataset['videoName'] ?? title);
  };
  document.addEventListener('click', play);
  return () => document.removeEventListener('click', play);
}
