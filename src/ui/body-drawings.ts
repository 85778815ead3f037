import type { BodyShape } from '#domain/vehicle/body-shape.ts';

/** A body from its side, on a grid of 64 × 26 with the ground at 24, drawn for this project as open strokes. */
export interface BodyDrawing {
  outline: string;
  /** Windows, doors and edges, drawn finer. */
  details: string;
  wheels: readonly { x: number; radius: number }[];
}

const small = 3.6;
const large = 4.2;
const wheels = (radius: number, ...centres: number[]) => centres.map((x) => ({ x, radius }));

export const bodyDrawings: Record<BodyShape, BodyDrawing> = {
  sedan: {
    outline:
      'M9.3 20.4H5.6Q4 20.4 4 18.6V15.4Q4 13 7 12.5L14.5 11.7Q20 6.2 25.5 6H33.5Q37.5 6 45 11.8L54.5 13.4Q60 14.4 60 18.2 60 20.4 58 20.4H54.7M44.3 20.4H19.7',
    details: 'M18.4 11.8Q22.4 8 26 7.8H30.4V11.8ZM32.4 7.8H33.6Q36.6 8 41.4 11.8H32.4Z',
    wheels: wheels(small, 14.5, 49.5),
  },
  hatch: {
    outline:
      'M11.3 20.4H9.6Q8 20.4 8 18.6V13.5Q9.4 7.6 13.4 6.2 14.6 5.8 16.6 5.8H31.5Q35.5 5.8 43.4 11.8L52.6 13.4Q58 14.4 58 18.2 58 20.4 56 20.4H53.7M43.3 20.4H21.7',
    details: 'M12.4 11.8Q13.8 8 17.4 7.7H25.2V11.8ZM27.2 7.7H31.6Q34.8 7.9 39.8 11.8H27.2Z',
    wheels: wheels(small, 16.5, 48.5),
  },
  wagon: {
    outline:
      'M9.3 20.4H5.6Q4 20.4 4 18.6V13.2Q5.6 7.4 8.6 6.2 9.8 5.8 12 5.8H33.5Q37.5 5.8 45 11.8L54.5 13.4Q60 14.4 60 18.2 60 20.4 58 20.4H54.7M44.3 20.4H19.7',
    details:
      'M7.8 11.8Q9 8 12.4 7.7H17.4V11.8ZM19.4 7.7H28.6V11.8H19.4ZM30.6 7.7H33.6Q36.6 7.9 41.4 11.8H30.6Z',
    wheels: wheels(small, 14.5, 49.5),
  },
  suv: {
    outline:
      'M10.6 20H7.6Q6 20 6 18.2V11Q7 5 9.6 4 10.8 3.5 13 3.5H33.6Q37.4 3.5 43.6 10.6L53.4 12.2Q58.8 13.2 58.8 17.4 58.8 20 56.8 20H55M43.4 20H22.2',
    details:
      'M9.4 10.6Q10.4 5.8 13.2 5.5H18.2V10.6ZM20.2 5.5H28.6V10.6H20.2ZM30.6 5.5H33.2Q36 5.8 40.4 10.6H30.6ZM14 1.8H31',
    wheels: wheels(large, 16.4, 49.2),
  },
  ute: {
    outline:
      'M8.2 20H5.4Q4 20 4 18.4V11.6H24.6Q25 5.6 27.6 4.4 28.8 3.9 31 3.9H36.8Q40.6 3.9 46 10.8L54.8 12.4Q60 13.4 60 17.4 60 20 58.2 20H56.4M44.8 20H19.8',
    details: 'M27.4 10.8Q27.8 6.2 30.6 5.9H34.2V10.8ZM36.2 5.9Q39 6.2 42.6 10.8H36.2ZM24.6 11.6V17',
    wheels: wheels(large, 14, 50.6),
  },
  cabChassis: {
    outline:
      'M36.4 20H19.8M4 14.6H35.2V6.4M44.8 20H36.4V9Q36.8 5 39.4 4.2 40.2 3.9 41.6 3.9H43.6Q47 3.9 50.4 10.4L55.8 12Q60 13.2 60 17.2 60 20 58.2 20H56.4M8.2 20H6.4V14.6',
    details: 'M39 10.8Q39.2 6.2 41.8 5.9H43.2Q45.2 6.2 47.6 10.8ZM4 14.6V10.6',
    wheels: wheels(large, 14, 50.6),
  },
  van: {
    outline:
      'M8.9 20.4H5.8Q4 20.4 4 18.4V5.4Q4 3 6.4 3H38.4Q42.2 3 45.8 6.6L51.2 12.4Q60 13.6 60 17.8 60 20.4 58 20.4H55.1M44.1 20.4H19.9',
    details: 'M36.6 11.8V5.4H39.2Q42 5.6 47.8 11.8ZM24 5.4V17.4M33.6 5.4V17.4',
    wheels: wheels(3.9, 14.4, 49.6),
  },
  peopleMover: {
    outline:
      'M8.9 20.4H5.8Q4 20.4 4 18.4V11Q5.2 4.6 8.8 4 9.4 3.9 10.6 3.9H35.6Q39.4 3.9 49.2 11.6L55.4 13.2Q60 14.4 60 18 60 20.4 58 20.4H55.1M44.1 20.4H19.9',
    details:
      'M7.4 11.4Q8.6 6.2 11.2 5.9H17.6V11.4ZM19.6 5.9H29V11.4H19.6ZM31 5.9H35.4Q38.6 6.1 45.6 11.4H31Z',
    wheels: wheels(3.9, 14.4, 49.6),
  },
  coupe: {
    outline:
      'M9.3 20.4H5.6Q4 20.4 4 18.6V16.2Q4 13.6 7 13L12.4 12.2Q21.6 7 28.4 7H32.4Q37 7 45.6 12.6L55 14.2Q60 15.2 60 18.4 60 20.4 58 20.4H54.7M44.3 20.4H19.7',
    details: 'M18.6 12.4Q24 9 28.6 8.8H32.4Q36 9 41.8 12.4Z',
    wheels: wheels(small, 14.5, 49.5),
  },
  convertible: {
    outline:
      'M9.3 20.4H5.6Q4 20.4 4 18.6V15.6Q4 13.2 7 12.8L21.6 12.2Q23.2 14.6 26 14.6H37.4Q40.8 14.6 43 12.4L54.8 14Q60 15 60 18.4 60 20.4 58 20.4H54.7M44.3 20.4H19.7',
    details: 'M43 12.4 36.6 6.6M25 14.4V11.6Q25 9.6 26.8 9.6 28.6 9.6 28.8 14.4',
    wheels: wheels(small, 14.5, 49.5),
  },
  motorcycle: {
    outline:
      'M14 17.6 25.4 12.6M50 17.6 41.8 7.6 39.6 4.6M27.2 12.4Q28.8 8 36.6 8L41.8 9.6 36.4 13.4Q27.4 13.6 27.2 12.4ZM26 15H36.2L35.2 20.6H28.4Z',
    details: 'M39.6 4.6H35.6M16 9.2 22.4 10Q25.2 10.4 27.2 12.4M36.2 15 41 10M28.4 20.6H16.4',
    wheels: wheels(6.2, 14, 50),
  },
  truck: {
    outline:
      'M7.6 20H3.6V2.6H38.6V20M20.4 20H44.4M41.4 20V6.4H50.4Q52.4 6.4 53.6 8.4L56.8 13.4Q60 14.4 60 17.4V20H56',
    details: 'M44.4 12.6V8.8H49.8Q51 8.8 53.4 12.6ZM38.6 16.6H41.4',
    wheels: wheels(large, 14, 50.2),
  },
  bus: {
    outline:
      'M8.2 20H5.6Q4 20 4 18.2V5.4Q4 3 6.4 3H55Q59 3 59.6 7.4L60.2 17.6Q60.2 20 58.2 20H55.8M44.2 20H19.8',
    details:
      'M7.4 11.4V6.2H14.6V11.4ZM17 6.2H25.4V11.4H17ZM27.8 6.2H36.2V11.4H27.8ZM38.6 6.2H46.4V11.4H38.6ZM49 17.4V6.2H56L56.8 12.2',
    wheels: wheels(large, 14, 50),
  },
  caravan: {
    outline: 'M22.6 20H6.6Q5 20 5 18.2V8Q5 3 10 3H42.4Q48.4 3 50 8.6L52 17.4Q52 20 50 20H41M52 18.8H61.4',
    details: 'M9 11.4V7H17.8V11.4ZM35.4 11.4V7H44.6L46 11.4ZM22.4 17.2V6.4H29.6V16M58.4 18.8V23',
    wheels: wheels(3.6, 27.4, 36.2),
  },
  camperTrailer: {
    outline: 'M18.6 20H9.6Q8 20 8 18.4V12.2H44.4L49.4 18Q49.8 20 47.8 20H34M49 18.8H60.4',
    details: 'M8 15.4H46.6M12.4 12.2 19.4 4.4H37L44.4 12.2M28.2 4.4V12.2M57.4 18.8V23',
    wheels: wheels(large, 26.2),
  },
  motorhome: {
    outline:
      'M8.6 20.4H5.6Q4 20.4 4 18.6V5Q4 2.6 6.4 2.6H48.2Q51.6 2.6 52 6.2L52 7.4H44.6L50.4 13Q60 14 60 18 60 20.4 58 20.4H55.4M44 20.4H20',
    details: 'M8 11V6.6H17.6V11ZM22 17.6V6.4H28.8V17.6M41 12.6V8.6H43L47.2 12.6ZM32.6 11V6.6H37V11Z',
    wheels: wheels(3.9, 14.4, 49.6),
  },
};
