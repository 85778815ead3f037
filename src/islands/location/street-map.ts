/** Draws the street map of a box in the place of the drawn one. Nothing was asked of its service before. */
function show(box: HTMLElement, button: HTMLButtonElement): void {
  const { streetMap = '', title = '' } = box.dataset;
  const frame = document.createElement('iframe');
  frame.className = 'street-map__frame';
  frame.src = streetMap;
  frame.title = title;
  frame.tabIndex = 0;
  box.querySelector('.location-map')?.remove();
  box.prepend(frame);
  box.querySelector('.street-map__note')?.remove();
  button.parentElement?.remove();
  frame.focus();
}

/** Lets shoppers ask for the street map of a location (LOC-03). */
export function startStreetMaps(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-street-map]')) {
    const button = box.querySelector('button');
    if (!button) continue;
    button.hidden = false;
    button.addEventListener('click', () => show(box, button));
  }
}
