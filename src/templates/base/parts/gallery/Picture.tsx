import './Picture.css';
import { createImageUrl, type ImageEndpoint } from '#domain/gallery/images.ts';
import { Icon } from '#ui/Icon.tsx';

export interface PictureProps {
  /** Without one a calm placeholder of the same size is drawn. */
  src: string | null;
  alt: string;
  /** Text of the placeholder, for example 'Pictures coming soon'. */
  emptyText?: string;
  ratio?: '4:3' | '16:9' | '3:2';
  /** Widths in CSS pixels that the page may need, ascending. */
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

/** One picture from the image CDN in a box of fixed ratio, so that nothing moves while it loads (GAL-03). */
export function Picture({
  src,
  alt,
  emptyText = '',
  ratio = '4:3',
  widths,
  sizes,
  images,
  eager = false,
  className = '',
}: PictureProps) {
  const box = { className: `picture ${className}`.trim(), 'data-ratio': ratio };
  if (src === null) {
    return (
      <div {...box} data-empty="">
        <Icon name="camera" size={32} />
        {emptyText ? <span>{emptyText}</span> : null}
      </div>
    );
  }
  const largest = widths.at(-1) ?? 800;
  const url = (width: number): string => createImageUrl(src, width, images);
  return (
    <div {...box}>
      <img
        src={url(largest)}
        srcSet={widths.map((width) => `${url(width)} ${width}w`).join(', ')}
        sizes={sizes}
        width={largest}
        height={height(largest, ratio)}
        alt={alt}
        decoding="async"
        {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </div>
  );
}
