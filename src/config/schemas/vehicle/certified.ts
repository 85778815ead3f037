import { link, picture } from '../location/addresses.ts';
import { group, list, maybe, text, wholeNumber } from '../values.ts';

/** Programmes for certified used vehicles (VDP-21). */
export const certified = list(
  'Programmes for certified used vehicles, one a make; a brand file may state that of its make. What they promise is an offer: state only what holds.',
  group('A programme.', {
    make: text('Make of its vehicles.'),
    name: text('Name of the programme.'),
    label: text('Words on the picture of a vehicle, such as Toyota certified used.', 'a text', 40),
    image: maybe(
      group('Picture with these words, shown instead of them. It is shown 28 pixels high.', {
        src: picture('Path or address of the picture.'),
        width: wholeNumber('Width in pixels.', 1, 4000, 'a number of pixels'),
        height: wholeNumber('Height in pixels.', 1, 4000, 'a number of pixels'),
      }),
    ),
    text: text('What certified means here, in a few sentences.', 'a text', 1200),
    checks: list('What was checked or comes with it.', text('One point.'), 30),
    warranty: maybe(text('What is warranted, for how long, by whom.', 'a text', 600)),
    link: maybe(
      group('Where all conditions stand.', {
        label: text('Words of the link.'),
        href: link('Where it leads.'),
      }),
    ),
  }),
  10,
);
