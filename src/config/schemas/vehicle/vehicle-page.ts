import { vehicleActions } from '#domain/vehicle/actions.ts';
import { choice, feature, flag, group, list, wholeNumber } from '../values.ts';
import { answered } from '../audience.ts';

/** The vehicle page and card. */
export const vehicle = group('The vehicle page and cards.', {
  actions: answered(
    list(
      'Buttons of the vehicle page, in their order. Each shows where it can be used: whatsapp and sms need a number, photos few pictures, finance the calculator, tradeIn the trade-ins of the dealer, historyReport a report, location the map section.',
      choice('Button.', vehicleActions),
      vehicleActions.length,
    ),
  ),
  maskPhone: flag(
    'Phone numbers of vehicle pages are readable in full once somebody asks for them; the dealer API is told.',
  ),
  fewPictures: wholeNumber('Number of pictures below which shoppers can ask for more.', 0, 50),
  breadcrumb: choice('End of the breadcrumb: name (year, make, model, badge) or series.', ['name', 'series']),
  map: flag('Map section on the vehicle page (vdp_config.show_map_section).'),
  print: flag('Print button on vehicle pages, and the page /print/ that it leads to.'),
  pdf: flag('PDF button on vehicle pages; the dealer API answers GET /cars/<slug>/pdf (PRINT rows).'),
  views: answered(
    feature('Views of vehicle pages, counted by the dealer API, or false.', {
      shownFrom: wholeNumber('Views from which their number is shown.', 1, 1_000_000),
      popularFrom: wholeNumber('Views from which a vehicle is said to be in demand.', 1, 1_000_000),
    }),
  ),
  share: group('The share bar of the vehicle page (SHARE rows).', {
    feedback: choice('What tells that the link is copied: inline (beside the button) or toast.', [
      'inline',
      'toast',
    ]),
  }),
  spin: group('The 360° view, where a vehicle has one (SPIN rows).', {
    first: flag('It is what a shopper sees first; else the pictures.'),
    autoRotate: flag('It turns around once by itself when opened, unless less motion is asked for.'),
  }),
});
