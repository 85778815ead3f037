import { createText, type Text } from '../site/text.ts';

/** Words of the gallery, its enlarged view and the 360° view. */
export const galleryMessages = {
  'gallery.title': 'Pictures',
  'gallery.viewed': 'Viewed {count} times',
  'gallery.popular': 'In demand: viewed {count} times',
  'gallery.pictures': 'All pictures, large',
  'gallery.pictureAlt': '{name}, picture {number} of {total}',
  'gallery.number': '{number} / {total}',
  'gallery.thumbnails': 'All pictures',
  'gallery.showPicture': 'Show picture {number}',
  'gallery.showVideo': 'Show the video',
  'gallery.previous': 'Previous picture',
  'gallery.next': 'Next picture',
  'gallery.enlarge': 'Enlarge',
  'gallery.close': 'Close',
  'gallery.zoomIn': 'Zoom in',
  'gallery.zoomOut': 'Zoom out',
  'gallery.views': 'Ways to look at it',
  'gallery.view.spin': '360°',
  'gallery.view.images': 'Images',
  'gallery.view.interior': 'Interior',
  'gallery.swipeToSpin': 'Swipe to spin',
  'gallery.spin': '360° view of {name}',
  'gallery.angle': '{degrees} degrees from the front',
  'gallery.turnLeft': 'Turn left',
  'gallery.turnRight': 'Turn right',
  'gallery.play': 'Turn around by itself',
  'gallery.pause': 'Stop turning',
  'gallery.loading': 'Loading the 360° view',
  'gallery.interiorAlt': 'Interior of {name}',
  'gallery.closeNote': 'Close the note',
} as const;

/** Binds the words of the gallery to a dealer's overrides. */
export const createGalleryText = (
  overrides: Readonly<Record<string, string>>,
): Text<keyof typeof galleryMessages> => createText(galleryMessages, overrides);
