import type { MachineShape, VehicleDrawing } from '#domain/vehicle/facts/drawing.ts';
import { circle, stretch } from './paths.ts';

interface MachineOutline {
  /** What is seen from the side, path data in hundredths of length and height, the farthest first. */
  side: readonly string[];
  /** What is nearer than the wheels. */
  near?: readonly string[];
  /** Where they stand in hundredths of the length; their radius in those of the height. */
  wheels: readonly { x: number; radius: number }[];
  front: readonly string[];
}

/** Machines stand with their tools before them, at the right. */
const outlines: Record<MachineShape, MachineOutline> = {
  excavator: {
    side: [
      'M7 79L53 79Q59 79 59 89.5Q59 100 53 100L7 100Q1 100 1 89.5Q1 79 7 79z',
      'M14 79L14 73L42 73L42 79',
      'M15 95L45 95',
      'M0 52Q0 45 4 45L27 45L27 73L4 73Q0 73 0 66z',
      'M4 53L20 53M4 59L20 59',
      'M27 73L27 9Q27 6 29 6L39 6Q41.5 6 42.3 9L46 46L46 73z',
      'M29.5 45L29.5 12L38.8 12L42.4 45z',
      'M29.5 69L29.5 50L43 50L43 69',
      'M46 56L62 5Q64 0 68 3.5L88 35L92 34L100 66L96.5 69L88.5 41.5L84 42.5L68 18.5Q66 15.5 64.6 20L51 66L46 70z',
      'M52.5 60L63 31M73 11.5L85 36',
      'M96.5 69L100 66L99 92Q94 103 85 97Q82 90 88 85Q93 80 96.5 69z',
    ],
    wheels: [
      { x: 7.3, radius: 6 },
      { x: 52.7, radius: 6 },
    ],
    front: [
      'M0 74L20 74L20 100L0 100zM80 74L100 74L100 100L80 100z',
      'M20 82L80 82L80 90L20 90z',
      'M4 44L96 44L96 74L4 74z',
      'M10 44L10 5Q10 0 15 0L52 0Q57 0 57 5L57 44',
      'M16 40L16 8L51 8L51 40z',
      'M66 74L66 12L80 12L80 74',
    ],
  },
  loader: {
    side: [
      'M2 62L2 45Q2 40 6 40L31 40L31 68L6 68Q2 68 2 62z',
      'M6 47L22 47M6 53L22 53',
      'M31 68L31 5Q31 2 33 2L50 2Q52.5 2 53.2 5L57 40L57 68z',
      'M33.5 40L33.5 9L49.8 9L53.4 40z',
      'M41.5 9L41.5 64',
      'M57 50L68 46L72 60L72 70L57 70z',
    ],
    near: [
      'M59 51L64 41L72 42L90 73L85 80L67 53z',
      'M84 80L87 64Q91 67 92 78Q93 91 100 96L99 100L87 100Q82 95 84 80z',
    ],
    wheels: [
      { x: 19, radius: 24 },
      { x: 66, radius: 24 },
    ],
    front: [
      'M2 54L24 54L24 100L2 100zM76 54L98 54L98 100L76 100z',
      'M24 60L76 60L76 84L24 84z',
      'M24 60L24 42L76 42L76 60',
      'M22 42L26 4Q27 0 31 0L69 0Q73 0 74 4L78 42z',
      'M28 38L31 8L69 8L72 38z',
    ],
  },
  forklift: {
    side: [
      'M3 60Q3 52 9 52L22 52L27 70L44 70L51 58L57 58L60 70L60 88L8 88Q3 88 3 81z',
      'M8 52L18 4Q19 0 22 0L48 0Q51 0 52 4L60 58L56.5 58L48.5 7L22.5 7L12 52z',
      'M24 60L37 60L37 66L26 66M24 60L22 38L25.5 38L28 60',
      'M51 58L43 42M39.5 44L46.5 40',
      'M63 2L69 2L69 92L63 92zM66 2L66 92M60 72L63 72M60 82L63 82',
      'M69 52L71 52L71 94L100 96.5L100 99L69 99z',
    ],
    wheels: [
      { x: 17, radius: 12.5 },
      { x: 50, radius: 15 },
    ],
    front: [
      'M4 70L20 70L20 100L4 100zM80 70L96 70L96 100L80 100z',
      'M8 52L92 52L92 84L8 84z',
      'M10 52L16 4Q17 0 21 0L79 0Q83 0 84 4L90 52',
      'M30 3L38 3L38 90L30 90zM62 3L70 3L70 90L62 90z',
      'M22 54L78 54L78 62L22 62zM24 62L34 62L34 99L24 99zM66 62L76 62L76 99L66 99z',
    ],
  },
};

export const isMachine = (shape: VehicleDrawing['shape']): shape is MachineShape => shape in outlines;

/** A machine from its side, its wheels as round as its measures allow. */
export function drawMachine(shape: MachineShape, width: number, height: number): string[] {
  const { side, near = [], wheels } = outlines[shape];
  const circles = wheels.flatMap(({ x, radius }) => {
    const turn = Math.min((radius * height) / 100, width * 0.14);
    const [across, down] = [(x * width) / 100, height - turn];
    return [circle(across, down, turn), circle(across, down, turn * 0.45)];
  });
  const place = (data: string): string => stretch(data, width, height);
  return [...side.map(place), ...circles, ...near.map(place)];
}

export const drawMachineFront = (shape: MachineShape, width: number, height: number): string[] =>
  outlines[shape].front.map((data) => stretch(data, width, height));
