import { createText, type Text } from '../site/text.ts';

/** Words of the page of a model. A price stands under the condition that it is of. */
export const modelMessages = {
  'model.from.new': 'New from',
  'model.from.demo': 'Demonstrator from',
  'model.from.used': 'Used from',
  'model.listPrice': 'List price, drive away',
  'model.toOrder': 'To order',
  'model.toOrderText':
    'None is here at the moment. Ask us what it costs to order one, and how long it takes.',
  'model.stock': '{count} in stock',
  'model.seeNew': 'See {count} in stock',
  'model.seeNewOne': 'See the one in stock',
  'model.see.new': 'See {count} new',
  'model.see.newOne': 'See the new one',
  'model.see.demo': 'See {count} demonstrators',
  'model.see.demoOne': 'See the demonstrator',
  'model.see.used': 'See {count} used',
  'model.see.usedOne': 'See the used one',
  'model.enquire': 'Ask about the {model}',
  'model.testDrive': 'Book a test drive',
  'model.figures': 'Key figures',
  'model.grades': 'Choose your {model}',
  'model.gradesText': 'The lowest price of each grade that is here now, new or as a demonstrator.',
  'model.grade': 'Grade',
  'model.compare': 'Compare grades',
  'model.same': 'In every grade here',
  'model.colours': 'Colours',
  'model.coloursText': 'Paints of those that are here now.',
  'model.newStock': 'New {name} in stock',
  'model.newAndDemoStock': 'New and demonstrator {name}',
  'model.demoStock': 'Demonstrator {name}',
  'model.usedStock': 'Used {name}',
  'model.usedText': 'Driven before, each at its own price. Years and equipment differ from new ones.',
  'model.offers': 'Offers on the {model}',
  'model.cardFrom.new': 'From {price}',
  'model.cardFrom.demo': 'Demonstrator from {price}',
} as const;

/** Binds the words of models to a dealer's overrides. */
export const createModelText = (
  overrides: Readonly<Record<string, string>>,
): Text<keyof typeof modelMessages> => createText(modelMessages, overrides);
