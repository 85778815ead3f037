import './PhotoField.css';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import { mostPhotos } from '#domain/trade-in/photos.ts';
import { $leftPhotos, addPhotos, resumePhotos, retryPhotos } from '#stores/trade-in/photos.ts';
import { $photos } from '#stores/trade-in/shown-photos.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import type { PhotoFieldProps } from './photo-props.ts';

const none = { photos: [], left: null } as const;

/** Photos of the shopper's car, chosen or taken. They are sent at once, and go on after a break or a reload. */
export function PhotoField({ apiUrl, text, isBrief = false }: PhotoFieldProps) {
  const photos = useStore($photos, { ssr: () => none.photos });
  const left = useStore($leftPhotos, { ssr: () => none.left });
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    void resumePhotos(apiUrl);
    const retry = (): void => void retryPhotos(apiUrl);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [apiUrl]);
  const sent = photos.filter(({ status }) => status === 'sent').length;
  const failed = photos.filter(({ status }) => status === 'failed').length;
  const count = photos.length;
  const progress =
    count === 0
      ? ''
      : sent === count
        ? text('tradeIn.photos.sent', { count })
        : text('tradeIn.photos.progress', { sent, total: count });
  if (isBrief && count === 0) return null;
  return (
    <div className="photos" role="group" aria-labelledby={`${id}-label`}>
      <p className="photos__label" id={`${id}-label`}>
        {text('tradeIn.photos.label')}{' '}
        {isBrief ? null : <span className="field__optional">{text('tradeIn.photos.optional')}</span>}
      </p>
      {isBrief ? null : (
        <>
          <p className="field__hint" id={`${id}-hint`}>
            {text('tradeIn.photos.hint', { most: String(mostPhotos) })}
          </p>
          <ul className="photos__tiles" role="list">
            {photos.map((photo, position) => (
              <PhotoTile
                key={photo.id}
                {...{ photo, position, count, apiUrl, text }}
                onRemoved={() => input.current?.focus()}
              />
            ))}
            {count < mostPhotos ? (
              <li className="photos__add">
                <input
                  ref={input}
                  id={`${id}-files`}
                  type="file"
                  accept="image/*"
                  multiple
                  aria-describedby={`${id}-hint`}
                  onChange={({ currentTarget }) => {
                    void addPhotos(apiUrl, [...(currentTarget.files ?? [])]);
                    currentTarget.value = '';
                  }}
                />
                <label htmlFor={`${id}-files`}>
                  <Icon name="camera" size={28} />
                  <span>{text(count === 0 ? 'tradeIn.photos.add' : 'tradeIn.photos.more')}</span>
                </label>
              </li>
            ) : null}
          </ul>
        </>
      )}
      <p className="photos__progress" role="status">
        {progress}
      </p>
      {left ? (
        <p className="field__error" role="alert">
          {text(`tradeIn.photos.${left.kind}`, { names: left.names.join(', '), most: String(mostPhotos) })}
        </p>
      ) : null}
      {failed > 0 ? (
        <div className="photos__failed" role="alert">
          <p>{text('tradeIn.photos.failed', { count: failed })}</p>
          <Button variant="secondary" size="small" onClick={() => void retryPhotos(apiUrl)}>
            {text('tradeIn.photos.retry')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
