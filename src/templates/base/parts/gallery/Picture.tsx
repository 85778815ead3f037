import './Picture.css';
import type { ReactNode } from 'react';
import { createImageUrl, type ImageEndpoint } from '#domain/gallery/images.ts';
import type { PictureSource } from '#domain/gallery/own-picture.ts';
import { Icon } from '#ui/Icon.tsx';

export interface PictureProps {
  /** An address elsewhere or a picture of the dealer's own; without one a calm placeholder of the same size is drawn. */
  src: PictureSource | null;
  alt: string;
  /** Text of the placeholder, for example 'Pictures coming soon'. */
  emptyText?: string;
  /** What the placeholder shows above it; a camera when left out. */
  emptyDrawing?: ReactNode;
  /** `own` leaves a picture of the dealer's own uncut. */
  ratio?: '4:3' | '16:9' | '3:2' | 'own';
  /** Widths in CSS pixels that the page may need of a picture elsewhere, ascending. */
  widths: readonly number[];
  /** The `sizes` attribute: how wide the picture is drawn at which viewport. */
  sizes: string;
  images: ImageEndpoint;
  /** The largest picture of the first screen: fetched first, never lazily. */
  eager?: boolean;
  className?: string;
}

const height = (width: number, ratio: string): number => {
  const [across = 4, down = 3] = ratio.split(':').map(Number);
  return Math.round((width * down) / across);
};

interface Versions {
  src: string;
  srcset: string;
  avif: string;
  width: number;
  height: number;
}

/** What there is of a picture: what the build made of the dealer's own, what the image service makes of another. */
function findVersions(
  src: PictureSource,
  { widths, images, ratio = '4:3' }: Pick<PictureProps, 'widths' | 'images' | 'ratio'>,
): Versions {
  if (typeof src !== 'string') return src;
  const width = widths.at(-1) ?? 800;
  const url = (wide: number): string => createImageUrl(src, wide, images);
  return {
    src: url(width),
    srcset: widths.map((wide) => `${url(wide)} ${wide}w`).join(', '),
    avif: '',
    width,
    height: height(width, ratio),
  };
}

/** One picture in a box of known ratio, so that nothing moves while it loads (GAL-03). */
export function Picture({
  src,
  alt,
  emptyText = '',
  emptyDrawing = <Icon name="camera" size={32} />,
  ratio = '4:3',
  widths,
  sizes,
  images,
  eager = false,
  className = '',
}: PictureProps) {
  // The height of a picture elsewhere is not known yet.
  const shape = ratio === 'own' && (src === null || typeof src === 'string') ? '4:3' : ratio;
  const box = { className: `picture ${className}`.trim(), 'data-ratio': shape };
  if (src === null) {
    return (
      <div {...box} data-empty="">
        {emptyDrawing}
        {emptyText ? <span>{emptyText}</span> : null}
      </div>
    );
  }
  const { src: address, srcset, avif, ...size } = findVersions(src, { widths, images, ratio: shape });
  const drawn = (
    <img
      src={address}
      {...(srcset ? { srcSet: srcset, sizes } : {})}
      {...size}
      alt={alt}
      decoding="async"
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
  return (
    <div {...box}>
      {avif ? (
        <picture>
          <source type="image/avif" srcSet={avif} sizes={sizes} />
          {drawn}
        </picture>
      ) : (
        drawn
      )}
    </div>
  );
}
