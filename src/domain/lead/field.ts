/** How a field is drawn and judged. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'lines'
  | 'select'
  | 'checks'
  | 'date'
  | 'appointment'
  | 'postcode'
  | 'dollars'
  | 'kilometres'
  | 'number'
  | 'file';

/** Bounds of a number; a dealer may set each (FORM-15, FORM-16, FORM-17). */
export interface FieldBounds {
  /** Both included. */
  min: number;
  max: number;
  /** Distance between two values, counted from `min`. */
  step?: number;
  /** Numbers that can be chosen with one press. */
  quickPicks?: readonly number[];
}

export interface FieldRule {
  kind: FieldKind;
  autoComplete: string;
  /** Most characters. */
  longest: number;
  /** Field of the lead that takes the value, in the platform's spelling. */
  key: string;
  /** Of a number, where a dealer says nothing else. */
  bounds?: FieldBounds;
}

/** Every field that a form may ask for: the only list (FORM-08, FORM-10, FORM-13, FORM-15, FORM-16, FORM-17, FORM-19, FORM-20). */
export const leadFields = {
  category: { kind: 'select', autoComplete: 'off', longest: 60, key: 'category' },
  name: { kind: 'text', autoComplete: 'name', longest: 120, key: 'name' },
  lastName: { kind: 'text', autoComplete: 'family-name', longest: 120, key: 'last_name' },
  email: { kind: 'email', autoComplete: 'email', longest: 200, key: 'email' },
  phone: { kind: 'tel', autoComplete: 'tel', longest: 30, key: 'phone' },
  postcode: { kind: 'postcode', autoComplete: 'postal-code', longest: 4, key: 'postcode' },
  state: { kind: 'select', autoComplete: 'address-level1', longest: 3, key: 'state' },
  location: { kind: 'select', autoComplete: 'off', longest: 120, key: 'location_id' },
  model: { kind: 'text', autoComplete: 'off', longest: 120, key: 'model_of_interest' },
  condition: { kind: 'select', autoComplete: 'off', longest: 10, key: 'car_type' },
  preferredDay: { kind: 'date', autoComplete: 'off', longest: 10, key: 'preferred_day' },
  preferredTime: { kind: 'select', autoComplete: 'off', longest: 20, key: 'preferred_time' },
  appointment: { kind: 'appointment', autoComplete: 'off', longest: 30, key: 'appointment_at' },
  message: { kind: 'lines', autoComplete: 'off', longest: 3_000, key: 'message' },
  registration: { kind: 'text', autoComplete: 'off', longest: 12, key: 'rego' },
  services: { kind: 'checks', autoComplete: 'off', longest: 500, key: 'additional_services' },
  budget: {
    kind: 'dollars',
    autoComplete: 'off',
    longest: 12,
    key: 'budget',
    bounds: { min: 5_000, max: 70_000, quickPicks: [10_000, 20_000, 35_000, 50_000] },
  },
  kilometres: {
    kind: 'kilometres',
    autoComplete: 'off',
    longest: 12,
    key: 'kilometres',
    bounds: { min: 0, max: 999_999 },
  },
  quantity: {
    kind: 'number',
    autoComplete: 'off',
    longest: 4,
    key: 'quantity',
    bounds: { min: 1, max: 999, step: 1 },
  },
  deposit: {
    kind: 'dollars',
    autoComplete: 'off',
    longest: 12,
    key: 'deposit',
    bounds: { min: 0, max: 500_000 },
  },
  term: { kind: 'select', autoComplete: 'off', longest: 40, key: 'finance_term' },
  employment: { kind: 'select', autoComplete: 'off', longest: 60, key: 'employment' },
  company: { kind: 'text', autoComplete: 'organization', longest: 120, key: 'company' },
  attachment: { kind: 'file', autoComplete: 'off', longest: 160, key: 'attachment' },
  position: { kind: 'text', autoComplete: 'off', longest: 120, key: 'position' },
  ownMake: { kind: 'text', autoComplete: 'off', longest: 60, key: 'own_make' },
  ownModel: { kind: 'text', autoComplete: 'off', longest: 120, key: 'own_model' },
  ownYear: {
    kind: 'number',
    autoComplete: 'off',
    longest: 4,
    key: 'own_year',
    bounds: { min: 1900, max: 2100, step: 1 },
  },
  ownBadge: { kind: 'text', autoComplete: 'off', longest: 120, key: 'own_badge' },
  registrationState: { kind: 'select', autoComplete: 'off', longest: 3, key: 'regoState' },
  ownVin: { kind: 'text', autoComplete: 'off', longest: 17, key: 'own_vin' },
  salesperson: { kind: 'select', autoComplete: 'off', longest: 120, key: 'salesperson' },
  dropOff: { kind: 'select', autoComplete: 'off', longest: 120, key: 'drop_off' },
} as const satisfies Record<string, FieldRule>;

export type FieldName = keyof typeof leadFields;

/** The rule of a field, its optional parts in view. */
export const readFieldRule = (name: FieldName): FieldRule => leadFields[name];

/** Id of a page's list of the models that are in stock, which the field for a model suggests. */
export const stockedModelsId = 'stocked-models';
