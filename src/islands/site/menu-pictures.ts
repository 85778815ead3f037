/** The pictures of the menus by their keys, as `/menu.json` says them. */
export type MenuPictures = Readonly<Record<string, { src: string; srcset: string }>>;

let pictures: Promise<MenuPictures> | null = null;

const ask = async (): Promise<MenuPictures> => {
  const response = await fetch('/menu.json');
  return response.ok ? ((await response.json()) as MenuPictures) : {};
};

/** Puts the pictures into the boxes of an opened menu. A menu without them works as well, so a failure is no message. */
export async function drawMenuPictures(menu: HTMLElement): Promise<void> {
  const boxes = menu.querySelectorAll<HTMLElement>('[data-picture]:empty');
  if (boxes.length === 0) return;
  pictures ??= ask().catch(() => {
    pictures = null;
    return {};
  });
  const known = await pictures;
  for (const box of boxes) {
    const picture = known[box.dataset['picture'] ?? ''];
    if (!picture || box.firstChild) continue;
    const image = Object.assign(document.createElement('img'), {
      alt: '',
      ...picture,
      width: 84,
      height: 63,
    });
    box.append(image);
  }
}
