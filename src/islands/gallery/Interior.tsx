import { createGalleryText } from '#messages/gallery/gallery.ts';
import { Picture } from '#parts/gallery/Picture.tsx';
import { Hotspots } from './Hotspots.tsx';
import type { LookProps } from './gallery-props.ts';

/** The cabin, with points that tell about it (SPIN-01, SPIN-02). */
export function Interior({ name, look, images, messages }: LookProps) {
  return (
    <>
      <Picture
        src={look.interior}
        alt={createGalleryText(messages)('gallery.interiorAlt', { name })}
        ratio="3:2"
        widths={[600, 1200]}
        sizes="(width >= 992px) 800px, 100vw"
        images={images}
      />
      <Hotspots
        hotspots={look.hotspots.filter(({ view }) => view === 'interior')}
        angle={0}
        messages={messages}
      />
    </>
  );
}
