import * as v from 'valibot';
import { abn } from './abn.ts';
import { answered, shown } from './audience.ts';
import { email, phone, picture, slug, timeZone, webAddress } from './location/addresses.ts';
import { redirects } from './redirects.ts';
import { group, list, maybe, pattern, text, wholeNumber } from './values.ts';

/** CFG-02: who the dealer is, in the words of the source where it has one. */
export const identity = {
  slug: answered(v.optional(slug('Short name of the dealer; the same as the file name, which is enough.'))),
  name: shown(text('Business name as shoppers know it.', 'the business name')),
  legalName: answered(
    maybe(text('Registered name of the business, for the footer and legal pages. Default: the name.')),
  ),
  abn: shown(maybe(abn)),
  url: answered(
    pattern(
      'Address of the finished site, without a path. Canonical links and the sitemap use it.',
      /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}\/?$/i,
      'the address of the site, such as https://www.example.com.au, without a path',
    ),
  ),
  title: answered(maybe(text('End of every page title. Default: the name and the suburb.'))),
  tagline: shown(maybe(text('One sentence that says what the dealer stands for.'))),
  id: answered(maybe(text('Id of this website in the systems of the platform (website_id).'))),
  dealershipId: answered(maybe(text('Id of the dealership in stock feeds and leads. Default: the slug.'))),
  dealerships: answered(
    list(
      'Ids of further dealerships whose offers and parts the site shows. Those of its locations are among them anyway.',
      text('Id of a dealership.'),
      100,
    ),
  ),
  sharedWith: answered(
    list(
      'Short names of dealers whose sites have locations that this dealership runs, such as that of its group: what is booked there goes by their calendars.',
      slug('Short name of a dealer.'),
      20,
    ),
  ),
  dealershipGroup: shown(
    maybe(text('Name of the dealer group, above the list of its websites and in leads (dealership_group).')),
  ),
  make: shown(
    maybe(text('The one make of a single-brand dealer; also the brand layer, dealers/_brands/<make>.yaml.')),
  ),
  manufacturer: answered(
    maybe(text('Manufacturer of leads that are about no vehicle (manufacturer_slug). Default: the make.')),
  ),
  manufacturerId: shown(
    maybe(text('Id of the manufacturer in the systems of a platform; leads say it (manufacturer_id).')),
  ),
  overrideCity: answered(
    maybe(
      text(
        'Word for where the dealer is, in titles and on cards, instead of suburbs (override_city).',
        'a text',
        60,
      ),
    ),
  ),
  groupSites: answered(
    list(
      'Websites of the dealer group, in the footer of each other and on brand pages. This site is left out by itself.',
      group('A website.', {
        name: text('Name as shoppers know it.'),
        url: webAddress('Address of the website.'),
        logo: maybe(picture('Logo.')),
      }),
      40,
    ),
  ),
  group: maybe(slug('Group layer, dealers/_groups/<group>.yaml.')),
  brands: answered(
    maybe(
      list(
        'Makes that the dealer represents, each with a file in dealers/_brands. Default: the make.',
        text('Name of a brand file.'),
      ),
    ),
  ),
  templates: v.pipe(
    list('Looks to build; the first one is published as the site.', text('Name of a template.'), 10),
    v.minLength(1, 'at least one template'),
  ),
  logo: shown(
    maybe(
      group('Logo with its size, so that the page does not shift.', {
        src: picture('Path or address of the picture.'),
        onDark: maybe(
          picture('The same logo for a dark ground, in the same size; without it, a white plate.'),
        ),
        width: wholeNumber('Width in pixels.', 1, 4000, 'a number of pixels'),
        height: wholeNumber('Height in pixels.', 1, 4000, 'a number of pixels'),
      }),
    ),
  ),
  phone: answered(maybe(phone('Main phone number. Default: that of the primary location.'))),
  whatsapp: answered(
    maybe(phone('Number that answers on WhatsApp, for every location that has none of its own.')),
  ),
  sms: answered(
    maybe(phone('Mobile that takes text messages, for every location that has none of its own.')),
  ),
  email: answered(maybe(email('Main email address. Default: that of the primary location.'))),
  timezone: answered(
    maybe(timeZone('IANA time zone of the business. Default: from the state of the primary location.')),
  ),
  social: answered(
    v.pipe(
      v.record(
        v.picklist(
          ['facebook', 'instagram', 'youtube', 'linkedin', 'tiktok', 'x', 'pinterest'],
          'facebook, instagram, youtube, linkedin, tiktok, x or pinterest',
        ),
        v.nullable(webAddress('Address of the page.')),
        'a group of settings',
      ),
      v.description('Pages on social networks.'),
    ),
  ),
  pages: list(
    'Shared pages of dealers/_pages/ that this dealer has. Pages of its own need no word here: they are the files of its folder pages/.',
    pattern(
      'Path of a shared page without .md.',
      /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/,
      'the path of a shared page, such as warranty',
    ),
  ),
  redirects: answered(redirects),
};
