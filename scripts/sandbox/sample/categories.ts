import type { Choice } from './choice.ts';

/** What people look for when they name no model, and which vehicles that is. */
const rules: Record<string, (choice: Choice) => boolean> = {
  Family: ({ model }) => model.category === 'car' && ['SUV', 'Wagon', 'People Mover'].includes(model.body),
  'First car': ({ carType, model, newPrice }) =>
    carType === 'used' && ['Hatch', 'Sedan'].includes(model.body) && newPrice < 32_000,
  'City car': ({ model, newPrice }) => model.body === 'Hatch' && newPrice < 45_000,
  Touring: ({ model }) => model.category === 'car' && model.drive === '4WD',
  'Work and trade': ({ model }) =>
    model.category === 'truck' || ['Ute', 'Cab Chassis', 'Van'].includes(model.body),
  Towing: ({ model }) => (model.towing ?? 0) >= 2_500,
  'Seven seats': ({ model }) => (model.seats ?? 0) >= 7,
  Electrified: ({ engine: [fuel] }) => fuel === 'Electric' || fuel?.includes('Hybrid') === true,
  Premium: ({ model, newPrice }) => model.category === 'car' && newPrice >= 95_000,
};

/** The search categories of a vehicle. */
export const findCategories = (choice: Choice): string[] =>
  Object.entries(rules).flatMap(([name, fits]) => (fits(choice) ? [name] : []));
