import { serviceBookingSubcategory, type LeadCategoryName } from '../category.ts';
import type { FieldName } from '../field.ts';
import { stepFields, type StepRules } from '../form-steps.ts';

/** Fields that the form of a section may ask for. */
export const pageFields = [
  ...stepFields,
  ...(['location', 'model', 'services', 'dropOff', 'appointment', 'preferredDay'] as const),
  ...(['deposit', 'term', 'employment', 'company', 'position', 'attachment'] as const),
  ...(['ownMake', 'ownModel', 'ownYear', 'ownVin'] as const),
] as const satisfies readonly FieldName[];

export type PageField = (typeof pageFields)[number];

/** A form that dealers need often. What a dealer says of it comes in place of what stands here. */
export interface ReadyForm {
  category: LeadCategoryName;
  subcategory: string;
  steps: StepRules<PageField>;
  /** Takes on the vehicle that the address names by `?car_id=`. */
  takesVehicle: boolean;
}

const must = (...names: PageField[]) => names.map((name) => ({ name, required: true }));
const may = (...names: PageField[]) => names.map((name) => ({ name, required: false }));

const who = must('name', 'email', 'phone');
const fullName = must('name', 'lastName', 'email', 'phone');
const ownVehicle = must('ownMake', 'ownModel');

/** The only list of them (ROUTE-09, ROUTE-10, ROUTE-11, ROUTE-20, FORM-11). */
export const readyForms = {
  general: {
    category: 'general',
    subcategory: '',
    steps: [[...who, ...must('location', 'message')]],
    takesVehicle: true,
  },
  finance: {
    category: 'finance',
    subcategory: '',
    steps: [
      [...must('budget'), ...may('deposit', 'term'), ...must('location')],
      [...fullName, ...must('postcode'), ...may('message')],
    ],
    takesVehicle: true,
  },
  preApproval: {
    category: 'finance',
    subcategory: 'Pre-approval',
    steps: [
      [...must('budget'), ...may('deposit', 'term')],
      [...must('employment', 'postcode', 'state', 'location')],
      [...fullName, ...may('message')],
    ],
    takesVehicle: true,
  },
  sell: {
    category: 'general',
    subcategory: 'Sell My Car',
    steps: [
      [...ownVehicle, ...must('ownYear', 'kilometres'), ...may('registration')],
      [...who, ...must('postcode', 'location'), ...may('message')],
    ],
    takesVehicle: true,
  },
  fleet: {
    category: 'sales',
    subcategory: 'Fleet',
    steps: [
      [...must('company', 'quantity'), ...may('model', 'message')],
      [...who, ...must('location')],
    ],
    takesVehicle: false,
  },
  quote: {
    category: 'sales',
    subcategory: 'Quote',
    steps: [[...may('company'), ...who, ...must('location'), ...may('message')]],
    takesVehicle: false,
  },
  service: {
    category: 'service',
    subcategory: serviceBookingSubcategory,
    steps: [
      [...ownVehicle, ...must('registration'), ...may('kilometres', 'services')],
      [...must('location'), ...may('appointment', 'dropOff')],
      [...who, ...may('message')],
    ],
    takesVehicle: false,
  },
  recall: {
    category: 'service',
    subcategory: 'Recall',
    steps: [[...ownVehicle, ...must('ownVin'), ...may('registration'), ...must('location'), ...who]],
    takesVehicle: false,
  },
  parts: {
    category: 'parts',
    subcategory: '',
    steps: [[...ownVehicle, ...may('ownYear', 'ownVin'), ...must('message', 'location'), ...who]],
    takesVehicle: false,
  },
  careers: {
    category: 'careers',
    subcategory: 'Career Enquiry',
    steps: [[...may('position'), ...must('location'), ...who, ...must('message'), ...may('attachment')]],
    takesVehicle: false,
  },
  campaign: {
    category: 'general',
    subcategory: 'Campaign',
    steps: [[...who, ...may('postcode', 'message'), ...must('location')]],
    takesVehicle: true,
  },
} as const satisfies Record<string, ReadyForm>;

export type ReadyFormName = keyof typeof readyForms;
export const readyFormNames = Object.keys(readyForms) as ReadyFormName[];
/** The form of that name, its optional parts in view. */
export const findReadyForm = (name: ReadyFormName): ReadyForm => readyForms[name];

/** The name of a form's section on its page: its own, else that of the ready-made form (`finance-form`, ROUTE-10). */
export const nameFormSection = ({ id, form }: { id?: string | undefined; form: ReadyFormName }): string =>
  id ?? `${form.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-form`;
