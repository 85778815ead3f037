import { Color, PerspectiveCamera } from 'three';
import { createCabin } from './cabin.ts';
import type { Place, Stops } from './places.ts';

type Build = (place: Place) => {
  eye: [number, number, number];
  target: [number, number, number];
  lens: number;
};

const day: Stops = [
  [0, '#5f8fc4'],
  [0.35, '#a4c4e2'],
  [0.49, '#e6eef4'],
  [0.5, '#c8ccd0'],
  [0.52, '#7d8084'],
  [1, '#8d8f92'],
];
const dusk: Stops = [
  [0, '#141d38'],
  [0.32, '#2f4470'],
  [0.43, '#8c6f8e'],
  [0.475, '#e79a6b'],
  [0.499, '#ffcf94'],
  [0.502, '#2a2a30'],
  [1, '#202228'],
];
const indoors: Stops = [
  [0, '#e9ecee'],
  [0.35, '#c9cdd1'],
  [0.48, '#aeb3b8'],
  [0.5, '#55595e'],
  [0.56, '#8c9095'],
  [1, '#b4b8bc'],
];
const morning: Stops = [
  [0, '#6ea3d8'],
  [0.3, '#a9cdea'],
  [0.46, '#f2ead9'],
  [0.497, '#fff3d6'],
  [0.502, '#b09c7c'],
  [1, '#a8997f'],
];

/** Every place a dealer's home page, offer, brand or location may show, and the cabin. The camera looks along −x. */
export const places: Readonly<Record<string, Build>> = {
  'forecourt-dusk': (place) => {
    place.sky(
      dusk,
      [
        [[10, 0.2, 3], [0, 7, 0], 9],
        [[10, 0.2, 3], [0, 7, 8], 9],
        [[10, 0.2, 3], [0, 7, -8], 9],
      ],
      0.75,
    );
    place.sun(0xffd2a0, 0.6, [12, 14, -6], 0.35);
    place.ground(0x2b2d31, 0.45, 0.5);
    place.box([9, 0.5, 34], [-3, 4.7, 0], 0xd9dcdf, 0.6);
    for (const z of [-13, -6.5, 0, 6.5, 13]) {
      place.lamp([7, 0.04, 0.35], [-3, 4.43, z], new Color(3, 2.8, 2.5));
      place.box([0.28, 4.6, 0.28], [-6.4, 2.3, z], 0xbfc3c7, 0.5, 0.4);
      place.patch([7.5, 4.6], [-2.5, z], 0xfff0d8, 0.16);
    }
    place.box([8, 4, 40], [-15, 2, 0], 0x23262c, 0.6);
    for (let z = -18; z < 18.5; z += 3)
      place.lamp(
        [0.1, 3, 2.7],
        [-10.95, 1.7, z],
        new Color(1.05, 0.83, 0.55).multiplyScalar(0.75 + 0.25 * Math.cos(z)),
      );
    place.lamp([0.1, 0.16, 40], [-10.9, 3.6, 0], new Color(0.9, 0.95, 1));
    place.vehicle('suv', '#8b0f17', [-1.2, 5.4], 22);
    place.vehicle('sedan', '#e9eaea', [-1.2, 2.0], 22);
    place.vehicle('ute', '#1d4a86', [-1.4, -1.6], 22);
    place.vehicle('hatch', '#c8cacc', [-1.2, -5.2], 22);
    place.vehicle('people-mover', '#2c2f33', [-1.4, -8.8], 22);
    return { eye: [12.5, 1.75, 7.5], target: [-2.4, 1.35, -0.6], lens: 30 };
  },
  showroom: (place) => {
    place.sky(
      indoors,
      [
        [[14, 0.2, 5], [0, 6, 0], 5],
        [[14, 0.2, 2], [0, 5, 9], 3],
        [[14, 0.2, 2], [0, 5, -9], 3],
      ],
      0.9,
    );
    place.sun(0xffffff, 0.7, [3, 12, 2], 0.9);
    place.ground(0xb9bcbf, 0.35, 0.7);
    place.box([0.3, 6, 40], [-9, 3, 0], 0xe8e7e4, 0.9);
    for (let z = -20; z < 20; z += 0.42) place.box([0.14, 3.4, 0.2], [-8.7, 1.7, z], 0x9a7a58, 0.7);
    place.lamp([0.1, 0.1, 40], [-8.6, 3.55, 0], new Color(1.2, 1.1, 0.95));
    place.box([30, 0.2, 40], [0, 5.4, 0], 0x2b2d30, 0.9);
    for (const [x, z, l, w] of [
      [-1, 0, 7, 5],
      [-1, 9, 7, 4],
      [-1, -9, 7, 4],
    ] as const)
      place.lamp([l, 0.05, w], [x, 5.2, z], new Color(1.6, 1.6, 1.6));
    place.box([2.2, 1.05, 3.2], [-6.6, 0.52, 6.4], 0xf0efec, 0.5);
    place.vehicle('suv', '#7d1017', [0, -0.3], 40);
    place.vehicle('coupe', '#d5d7d8', [-4.4, -6.2], 62);
    place.vehicle('hatch', '#1c4d8c', [-4.6, 5.4], 60);
    return { eye: [10.2, 1.7, 1.6], target: [-1, 1.15, -0.4], lens: 33 };
  },
  'service-bay': (place) => {
    place.sky(
      indoors,
      [
        [[14, 0.2, 1], [0, 6, 3], 7],
        [[14, 0.2, 1], [0, 6, -3], 7],
      ],
      0.8,
    );
    place.sun(0xffffff, 0.8, [5, 12, 4], 0.8);
    place.ground(0x8f9499, 0.35, 0.6);
    place.box([0.3, 6, 40], [-6, 3, 0], 0xe4e7e9, 0.9);
    place.box([0.32, 0.9, 40], [-5.98, 0.45, 0], 0x4b5560, 0.8);
    place.box([30, 0.2, 40], [0, 5.6, 0], 0xc9cdd0, 0.9);
    for (const z of [-8, -4.5, -1, 2.5, 6])
      place.lamp([9, 0.06, 0.3], [-1, 5.4, z], new Color(1.7, 1.72, 1.75));
    for (const z of [-6.6, -1.9, 2.8, 7.5]) place.patch([10, 0.1], [0, z], 0xe4b81c, 0.9);
    for (const [body, colour, z, high] of [
      ['hatch', '#b6161c', 0.5, 1.05],
      ['suv', '#dfe1e2', 5.2, 0],
      ['ute', '#41464b', -4.3, 0.7],
    ] as const) {
      place.vehicle(body, colour, [0, z], 0, high);
      for (const side of [-1, 1]) {
        place.box([0.35, 3.6, 0.3], [-0.1, 1.8, z + side * 1.55], 0x1d5a96, 0.5, 0.2);
        if (high > 0) place.box([1.6, 0.1, 0.2], [0, high + 0.12, z + side * 0.8], 0x2a2c2f, 0.6);
      }
    }
    for (const z of [-7.6, -2.0, 3.0, 8]) {
      place.box([0.6, 1.0, 1.2], [-5.3, 0.5, z], 0xa3181c, 0.45, 0.2);
      for (const y of [0.25, 0.5, 0.75]) place.box([0.62, 0.02, 1.1], [-5.28, y, z], 0x22252a);
    }
    return { eye: [9.4, 2.0, 5.4], target: [-0.6, 1.55, 0.4], lens: 34 };
  },
  'coast-road': (place) => {
    place.sky(
      [
        [0, '#2d4a7a'],
        [0.3, '#7f8fb5'],
        [0.42, '#e2a78c'],
        [0.485, '#ffd9a0'],
        [0.5, '#ffe9c0'],
        [0.503, '#3c4450'],
        [1, '#2c2f36'],
      ],
      [[[0.2, 4, 18], [-30, 5, 0], 6]],
      0.7,
    );
    place.sun(0xffc98e, 1.4, [-20, 9, 8], 0.35);
    place.ground(0x41527a, 0.25, 0.8);
    place.ridge([0, 2, 3.4, 3, 4.6, 5.2, 4.2, 2.8, 1.4, 0.6, 0, 0, 0], 62, 120, 0x6b6a86);
    place.ridge([5, 6.2, 5.6, 4, 2.4, 1, 0.2, 0, 0, 0, 0, 0, 0], 44, 100, 0x3f4560);
    place.box([16, 0.3, 120], [2, -0.1, 0], 0x3a362f, 1);
    place.box([8, 0.34, 120], [0.5, -0.1, 0], 0x2e3034, 0.7);
    place.patch([0.14, 120], [4.1, 0], 0xf2efe6, 0.8);
    place.patch([0.14, 120], [-3.1, 0], 0xf2efe6, 0.8);
    for (let z = -60; z < 60; z += 6) place.patch([0.14, 3], [0.6, z], 0xf2efe6, 0.8);
    place.scene.children.slice(-22).forEach((line) => (line.position.y = 0.085));
    for (let z = -40; z < 40; z += 2.4) place.box([0.12, 0.75, 0.12], [-3.9, 0.42, z], 0x88857c);
    place.box([0.06, 0.2, 110], [-3.9, 0.68, 0], 0xa7a8a8, 0.4, 0.7);
    place.vehicle('suv', '#a9adb0', [-1.2, 1.2], 64, 0.08);
    return { eye: [9.5, 1.5, 6.2], target: [-2.5, 1.5, -0.8], lens: 33 };
  },
  'street-front': (place) => {
    place.sky(day, [[[6, 0.2, 6], [10, 30, 10], 12]], 0.8);
    place.sun(0xfff3e0, 2.4, [14, 16, 9], 0.7);
    place.ground(0x8d8f90, 0.85);
    place.box([10, 5.2, 24], [-11, 2.6, 0], 0x30343a, 0.6);
    place.box([11, 1.3, 25], [-10.6, 5.4, 0], 0xf1f2f2, 0.5);
    place.box([0.2, 0.28, 25], [-5.05, 4.9, 0], 0x1d4f91, 0.5);
    for (let z = -10.5; z < 11; z += 3) {
      place.box([0.12, 4.3, 2.8], [-5.95, 2.35, z], 0x2f4654, 0.06, 0.75);
      place.box([0.22, 4.6, 0.1], [-5.85, 2.4, z + 1.5], 0xd8dadc, 0.5, 0.4);
    }
    place.box([5, 0.24, 24], [-5.4, 0.0, 0], 0xb6b3ad, 0.9);
    place.box([0.3, 6.4, 1.6], [2.4, 3.2, -10], 0x1d4f91, 0.5);
    for (const z of [-14.5, 14.5, 19, -19]) place.tree([-7, z], 5);
    for (const z of [-5, -1.6, 1.8, 5.2, 8.6]) place.patch([5.4, 0.1], [-0.6, z], 0xf4f4f2, 0.8);
    place.vehicle('wagon', '#e4e6e6', [-0.6, 6.9], 8);
    place.vehicle('suv', '#1b3f78', [-0.6, 3.5], 8);
    place.vehicle('hatch', '#a9151c', [-0.6, 0.1], 8);
    place.vehicle('ute', '#c9cbcc', [-0.8, -3.3], 8);
    return { eye: [14.5, 1.9, 8.4], target: [-4.5, 2.15, 0.2], lens: 33 };
  },
  'truck-yard': (place) => {
    place.sky(day, [[[6, 0.2, 6], [10, 30, 10], 12]], 0.8);
    place.sun(0xfff3e0, 2.3, [14, 15, -8], 0.7);
    place.ground(0x77787a, 0.9);
    place.box([12, 6.4, 34], [-16, 3.2, 2], 0xc4cad0, 0.6);
    for (let z = -12; z < 17; z += 7) place.box([0.2, 4.6, 4.6], [-9.95, 2.3, z], 0x3a4651, 0.6);
    for (const [index, colour] of ['#e6e8e8', '#15478c', '#b3161c', '#e6e8e8', '#5a5f63'].entries()) {
      place.vehicle('truck', colour, [0, 7 - index * 3.6], 14);
      place.patch([8, 0.1], [0, 8.9 - index * 3.6], 0xf4f4f2, 0.6);
    }
    return { eye: [14.5, 1.9, 9.5], target: [-1.5, 1.7, -0.4], lens: 32 };
  },
  'caravan-beach': (place) => {
    place.sky(morning, [[[5, 0.2, 5], [10, 30, -20], 14]], 0.85);
    place.sun(0xfff0d8, 2.1, [10, 14, -10], 0.7);
    place.ground(0x8fb7c4, 0.15, 0.8);
    place.box([30, 0.2, 160], [6, -0.02, 0], 0xd9c7a0, 1);
    place.patch([1.6, 160], [-9.2, 0], 0xf4f7f5, 0.7);
    place.ridge([0, 1.2, 2.8, 3.6, 3.0, 1.8, 0.8, 0.2, 0, 0, 0, 0, 0.4, 1.2], 66, 140, 0x7f9aa6);
    place.vehicle('caravan', '#eceded', [-2.2, 4.0], -64, 0.09);
    place.vehicle('suv', '#3f5a52', [-0.4, -1.9], -52, 0.09);
    for (const [x, z, h] of [
      [-5, 11, 5],
      [-6, -9, 6],
      [-4, -13, 4.4],
    ] as const)
      place.tree([x, z], h);
    for (let index = 0; index < 40; index += 1)
      place
        .box([0.5, 0.25, 0.5], [4.5 + Math.sin(index * 7) * 1.6, 0.12, -14 + index * 0.8], 0x8b9460, 1)
        .rotation.set(index, index * 2, index * 3);
    return { eye: [11.5, 1.8, 2.8], target: [-2.5, 1.5, 0.3], lens: 36 };
  },
  interior: (place) => {
    place.sky(
      [
        [0, '#d6e0ea'],
        [0.44, '#eef2f5'],
        [0.5, '#b7bdc2'],
        [0.54, '#8a9096'],
        [1, '#8d9297'],
      ],
      [[[4, 0.2, 6], [6, 8, 0], 5]],
      1.1,
    );
    place.sun(0xffffff, 0.5, [8, 6, 2], 1.1);
    place.scene.add(createCabin());
    return { eye: [-0.85, 1.16, 0.06], target: [0.9, 0.86, 0.05], lens: 50 };
  },
};

/** The camera of a place. */
export function createCamera({ eye, target, lens }: ReturnType<Build>, ratio: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(lens, ratio, 0.05, 300);
  camera.position.set(...eye);
  camera.lookAt(...target);
  return camera;
}
