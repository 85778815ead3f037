/* eslint-disable @typescript-eslint/no-non-null-assertion -- indices are in range by construction */
import {
  BoxGeometry,
  CapsuleGeometry,
  CylinderGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { createBodyMaterial, createPaint } from './body-material.ts';
import { roundMax } from './curve.ts';
import { square } from './draw-side.ts';
import {
  chrome,
  glass,
  glassInside,
  gloss,
  lampAmber,
  lampHousing,
  lampLight,
  line,
  outline,
  plastic,
  seam,
  shadow,
  Sheet,
} from './sheet.ts';
import { createSurface, type Field } from './surface.ts';
import { createWheel } from './wheel.ts';

const panel = new MeshPhysicalMaterial({
  color: 0xe4e6e7,
  roughness: 0.35,
  clearcoat: 0.6,
  clearcoatRoughness: 0.15,
});
const aluminium = new MeshStandardMaterial({ color: 0xa9acaf, metalness: 0.85, roughness: 0.35 });
const black = new MeshStandardMaterial({ color: 0x0c0d0e, roughness: 0.8, side: DoubleSide });
const red = new MeshPhysicalMaterial({ color: 0x9a0709, roughness: 0.2, clearcoat: 1 });
const frontAxle = 2.02;
const rearAxle = -1.75;
const radius = 0.43;

const cab: Field = (x, y, z) => {
  const share = (z / 1.05) ** 2;
  const lean = Math.max(0, y - 1.3);
  const front = x - (2.98 - 0.22 * lean - 0.18 * lean * lean - 0.1 * share);
  const side = Math.abs(z) - (1.03 - 0.07 * lean);
  const ends = Math.max(front, 1.22 - x);
  return roundMax(roundMax(roundMax(ends, side, 0.22), y - (2.42 - 0.05 * share), 0.2), 0.62 - y, 0.1);
};

/** A light rigid truck with a box body. */
export function createTruck(): Group {
  const truck = new Group();
  const sheets = {
    side: new Sheet(-3.2, 6.4, 2.8),
    front: new Sheet(-1.2, 2.4, 2.8),
    rear: new Sheet(-1.2, 2.4, 2.8),
  };
  drawCabSide(sheets.side);
  drawCabFront(sheets.front);
  const arch = radius + 0.08;
  const skin = createBodyMaterial(
    sheets,
    [
      [frontAxle, radius, arch],
      [rearAxle, radius, arch],
    ],
    { softTop: 0, tray: [0, 0, 0, 0] },
  );
  truck.add(new Mesh(createSurface(cab, { min: [1.1, 0.5, -1.2], max: [3.15, 2.6, 1.2] }, 0.025), skin));
  const add = (mesh: Mesh, x: number, y: number, z: number): void => {
    mesh.position.set(x, y, z);
    truck.add(mesh);
  };
  add(new Mesh(new RoundedBoxGeometry(4.15, 1.95, 2.2, 4, 0.03), panel), -1.0, 1.97, 0);
  for (const z of [-1.1, 1.1]) {
    for (const y of [1.01, 2.92])
      add(new Mesh(new RoundedBoxGeometry(4.2, 0.09, 0.05, 3, 0.02), aluminium), -1.0, y, z);
    for (const x of [-3.06, 1.06])
      add(new Mesh(new RoundedBoxGeometry(0.07, 1.98, 0.06, 3, 0.02), aluminium), x, 1.97, z);
    add(new Mesh(new RoundedBoxGeometry(1.9, 0.28, 0.04, 3, 0.015), aluminium), 0.1, 0.66, z * 0.94);
    add(new Mesh(new BoxGeometry(4.4, 0.16, 0.09), black), -0.8, 0.82, z * 0.4);
    add(new Mesh(new RoundedBoxGeometry(0.12, 0.4, 0.2, 6, 0.05), black), 2.72, 1.72, z * 1.17);
    add(new Mesh(new CapsuleGeometry(0.02, 0.5, 4, 8), black), 2.74, 1.72, z * 1.06);
    add(new Mesh(new RoundedBoxGeometry(0.05, 0.12, 0.36, 4, 0.02), red), -3.1, 0.82, z * 0.74);
    add(new Mesh(new BoxGeometry(0.02, 0.5, 0.5), black), rearAxle - 0.62, 0.46, z * 0.74);
    for (const y of [1.2, 1.7, 2.2, 2.7])
      add(new Mesh(new BoxGeometry(0.02, 0.07, 0.12), aluminium), -3.09, y, z * 0.93);
  }
  add(new Mesh(new BoxGeometry(0.02, 1.8, 0.025), black), -3.08, 1.97, 0);
  for (const z of [-0.2, 0.2])
    add(new Mesh(new CylinderGeometry(0.016, 0.016, 1.85, 10), aluminium), -3.1, 1.97, z);
  add(new Mesh(new RoundedBoxGeometry(0.12, 0.14, 2.1, 4, 0.03), black), -3.05, 0.56, 0);
  add(new Mesh(new RoundedBoxGeometry(0.9, 0.4, 1.6, 4, 0.05), black), 1.9, 0.62, 0);
  add(new Mesh(new CylinderGeometry(0.26, 0.26, 0.9, 32), aluminium), 0.55, 0.6, 0.75);
  truck.children[truck.children.length - 1]!.rotation.z = Math.PI / 2;
  const fairing = new Mesh(new RoundedBoxGeometry(0.75, 0.35, 1.7, 8, 0.12), createPaint());
  fairing.rotation.z = -0.42;
  add(fairing, 1.75, 2.5, 0);
  for (const axle of [frontAxle, rearAxle])
    for (const side of [-1, 1]) {
      const wheel = createWheel({ radius, width: axle === rearAxle ? 0.4 : 0.25, spokes: 8 });
      wheel.position.set(axle, radius, side * (axle === rearAxle ? 0.82 : 0.88));
      wheel.rotation.y = side < 0 ? Math.PI : 0;
      truck.add(wheel);
      const guard = new Mesh(
        new CylinderGeometry(arch, arch, 0.4, 40, 1, true, Math.PI * 0.5, Math.PI),
        black,
      );
      guard.rotation.x = Math.PI / 2;
      guard.position.set(axle, radius, side * 0.83);
      truck.add(guard);
    }
  return truck;
}

function drawCabSide(sheet: Sheet): void {
  const pane = outline(
    [
      [1.62, 1.42],
      [1.62, 2.16],
      [2.5, 2.16],
      [2.78, 1.5],
      [2.72, 1.36],
    ],
    0.06,
  );
  sheet.stroke(pane, 0.05, gloss);
  sheet.fill(pane, glass);
  sheet.fill(
    outline(
      [
        [1.72, 1.2],
        [1.68, 1.75],
        [1.86, 1.8],
        [2.0, 1.2],
      ],
      0.06,
    ),
    glassInside,
  );
  sheet.stroke(
    outline(
      [
        [1.52, 0.9],
        [1.52, 2.26],
        [2.58, 2.26],
        [2.88, 1.4],
        [2.86, 1.05],
        [2.6, 0.95],
      ],
      0.06,
    ),
    0.012,
    seam,
  );
  sheet.fill(outline(square(1.7, 1.24, 0.09, 0.022), 0.015), plastic);
  sheet.fill(
    outline(
      [
        [1, 0.4],
        [1, 0.72],
        [3.2, 0.72],
        [3.2, 0.4],
      ],
      0.01,
    ),
    plastic,
  );
  sheet.fill(
    outline(
      [
        [2.82, 0.82],
        [2.86, 1.05],
        [3.2, 1.07],
        [3.2, 0.82],
      ],
      0.02,
    ),
    lampHousing,
  );
  sheet.fill(outline(square(2.68, 1.16, 0.05, 0.02), 0.01), lampAmber);
}

function drawCabFront(sheet: Sheet): void {
  const pane = outline(
    [
      [-0.93, 1.4],
      [-0.86, 2.2],
      [0.86, 2.2],
      [0.93, 1.4],
    ],
    0.09,
  );
  sheet.stroke(pane, 0.06, gloss);
  sheet.fill(pane, glass);
  sheet.within(pane, false, () => {
    for (const z of [-0.45, 0.45]) sheet.fill(outline(square(z, 1.6, 0.22, 0.25), 0.1), glassInside);
    for (const z of [-0.5, 0.3])
      sheet.stroke(
        line([
          [z, 1.4],
          [z + 0.5, 1.48],
        ]),
        0.02,
        plastic,
      );
  });
  const grille = outline(
    [
      [-0.6, 0.86],
      [-0.66, 1.2],
      [0.66, 1.2],
      [0.6, 0.86],
    ],
    0.05,
  );
  sheet.stroke(grille, 0.035, chrome);
  sheet.fill(grille, shadow);
  for (const y of [0.92, 1.0, 1.08, 1.15])
    sheet.stroke(
      line([
        [-0.58, y],
        [0.58, y],
      ]),
      0.025,
      chrome,
    );
  sheet.fill(
    outline(
      [
        [-1.2, 0.3],
        [-1.2, 0.76],
        [1.2, 0.76],
        [1.2, 0.3],
      ],
      0.03,
    ),
    plastic,
  );
  const lamp = outline(
    [
      [0.7, 0.82],
      [0.72, 1.06],
      [1.2, 1.1],
      [1.2, 0.82],
    ],
    0.04,
  );
  sheet.fill(lamp, lampHousing, true);
  for (const z of [0.79, 0.9]) {
    const projector = new Path2D();
    projector.arc(z, 0.93, 0.042, 0, 7);
    sheet.fill(projector, lampLight, true);
  }
  sheet.fill(outline(square(0, 0.66, 0.19, 0.057), 0.012), {
    colour: '#eceae2',
    rough: 0.5,
    metal: 0,
    coat: 0.4,
  });
  sheet.write('AXH·HXA', 0, 0.66, 0.078, '#14233f', true);
}
