import { fitPhoto } from '#domain/trade-in/photos.ts';

/** Quality of the JPEG: no eye sees the difference on a screen, and it has a tenth of a phone's bytes. */
const quality = 0.82;

/**
 * A photo as it is sent: drawn anew by the browser, upright and within the longest side, which leaves everything behind but
 * the picture. Throws where this browser cannot read it.
 */
export async function shrinkPhoto(photo: Blob): Promise<Blob> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitPhoto(picture));
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('This browser draws nothing.');
  // A picture with clear parts would get black ones.
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (drawn) => (drawn ? resolve(drawn) : reject(new Error('The photo could not be drawn.'))),
      'image/jpeg',
      quality,
    );
  });
}
