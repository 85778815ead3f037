import { useEffect, useRef } from 'react';
import type { TradeInText } from '#messages/trade-in/trade-in.ts';
import { movePhoto, removePhoto } from '#stores/trade-in/photos.ts';
import type { TradeInPhoto } from '#stores/trade-in/shown-photos.ts';
import { Icon } from '#ui/Icon.tsx';

/** Draws a photo small. A canvas needs no address, which the policy of the site would have to let through. */
async function draw(canvas: HTMLCanvasElement, photo: Blob): Promise<void> {
  const picture = await createImageBitmap(photo);
  const scale = Math.max(canvas.width / picture.width, canvas.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  canvas
    .getContext('2d')
    ?.drawImage(picture, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
  picture.close();
}

interface PhotoTileProps {
  photo: TradeInPhoto;
  position: number;
  count: number;
  apiUrl: string;
  text: TradeInText;
  onRemoved: () => void;
}

/** One photo: how far it has come, its place among the others, and the way to take it out. */
export function PhotoTile({ photo: known, position, count, apiUrl, text, onRemoved }: PhotoTileProps) {
  const { id, name, status, percent, photo } = known;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (photo && canvas.current)
      draw(canvas.current, photo).catch((error: unknown) => console.warn('No preview.', error));
  }, [photo]);
  const numbers = { number: String(position + 1), total: String(count) };
  return (
    <li className="photo" data-status={status}>
      <canvas
        ref={canvas}
        width={320}
        height={240}
        role="img"
        aria-label={text('tradeIn.photos.photo', numbers)}
      />
      {status === 'sent' || status === 'failed' ? (
        <span className="photo__state">
          <Icon name={status === 'sent' ? 'check' : 'warning'} size={18} />
          <span className="visually-hidden">
            {text(status === 'sent' ? 'tradeIn.photos.there' : 'tradeIn.photos.stuck')}
          </span>
        </span>
      ) : (
        <progress
          max={100}
          {...(status === 'sending' ? { value: percent } : {})}
          aria-label={text('tradeIn.photos.sending', { name })}
        />
      )}
      {position === 0 && count > 1 ? (
        <span className="photo__first">{text('tradeIn.photos.first')}</span>
      ) : null}
      <span className="photo__ways">
        {count > 1 ? (
          <>
            <button
              type="button"
              disabled={position === 0}
              aria-label={text('tradeIn.photos.earlier', numbers)}
              onClick={() => movePhoto(id, -1)}
            >
              <Icon name="chevronLeft" size={20} />
            </button>
            <button
              type="button"
              disabled={position === count - 1}
              aria-label={text('tradeIn.photos.later', numbers)}
              onClick={() => movePhoto(id, 1)}
            >
              <Icon name="chevronRight" size={20} />
            </button>
          </>
        ) : null}
        <button
          type="button"
          aria-label={text('tradeIn.photos.remove', numbers)}
          onClick={() => {
            removePhoto(apiUrl, id);
            onRemoved();
          }}
        >
          <Icon name="close" size={20} />
        </button>
      </span>
    </li>
  );
}
