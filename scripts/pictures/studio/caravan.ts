import {
  BoxGeometry,
  CylinderGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  TorusGeometry,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { createBodyMaterial } from './body-material.ts';
import { roundMax, type Point } from './curve.ts';
import { square } from './draw-side.ts';
import {
  glass,
  glassInside,
  gloss,
  lampAmber,
  lampRed,
  lampRedBright,
  line,
  outline,
  plastic,
  satin,
  seam,
  Sheet,
} from './sheet.ts';
import { createSurface, type Field } from './surface.ts';
import { createWheel } from './wheel.ts';

const black = new MeshStandardMaterial({ color: 0x0c0d0e, roughness: 0.8, side: DoubleSide });
const steel = new MeshStandardMaterial({ color: 0x2b2d2f, metalness: 0.5, roughness: 0.5 });
const white = new MeshPhysicalMaterial({ color: 0xdfe1e2, roughness: 0.4, clearcoat: 0.5 });
const axles = [0.02, -0.78] as const;
const radius = 0.34;

const shell: Field = (x, y, z) => {
  const front = (x - (2.12 - 0.5 * Math.max(0, y - 1.3) ** 1.5 - 0.55 * Math.max(0, 0.95 - y) ** 1.4)) * 0.92;
  const back = -2.75 + 0.16 * Math.max(0, y - 1.5) + 0.5 * Math.max(0, 0.8 - y) - x;
  const side = Math.abs(z) - (1.12 - 0.02 * Math.max(0, y - 1.5));
  return roundMax(
    roundMax(Math.max(front, back), side, 0.12),
    Math.max(y - (2.62 - 0.03 * z * z), 0.42 - y),
    0.22,
  );
};

/** A tandem-axle touring caravan with its drawbar. */
export function createCaravan(): Group {
  const caravan = new Group();
  const sheets = {
    side: new Sheet(-3.2, 6.4, 2.8),
    front: new Sheet(-1.2, 2.4, 2.8),
    rear: new Sheet(-1.2, 2.4, 2.8),
  };
  drawSide(sheets.side);
  drawEnd(sheets.front, false);
  drawEnd(sheets.rear, true);
  const skin = createBodyMaterial(
    sheets,
    axles.map((axle) => [axle, radius, radius + 0.06] as const),
    { softTop: 0, tray: [0, 0, 0, 0] },
  );
  caravan.add(
    new Mesh(createSurface(shell, { min: [-2.95, 0.3, -1.25], max: [2.35, 2.75, 1.25] }, 0.03), skin),
  );
  const add = (mesh: Mesh, x: number, y: number, z: number): Mesh => {
    mesh.position.set(x, y, z);
    caravan.add(mesh);
    return mesh;
  };
  for (const axle of axles)
    for (const side of [-1, 1]) {
      const wheel = createWheel({ radius, width: 0.22, spokes: 6, black: true });
      wheel.position.set(axle, radius, side * 0.98);
      wheel.rotation.y = side < 0 ? Math.PI : 0;
      caravan.add(wheel);
      const guard = new Mesh(
        new CylinderGeometry(radius + 0.07, radius + 0.07, 0.4, 40, 1, true, Math.PI * 0.48, Math.PI * 1.04),
        black,
      );
      guard.rotation.x = Math.PI / 2;
      guard.position.set(axle, radius, side * 0.9);
      caravan.add(guard);
      add(
        new Mesh(new TorusGeometry(radius + 0.06, 0.022, 8, 40, Math.PI), black),
        axle,
        radius,
        side * 1.115,
      );
    }
  add(new Mesh(new BoxGeometry(4.4, 0.2, 1.6), black), -0.3, 0.44, 0);
  for (const side of [-1, 1]) {
    add(new Mesh(new BoxGeometry(1.55, 0.1, 0.07), steel), 2.45, 0.5, side * 0.34).rotation.y = side * 0.36;
    const awning = add(new Mesh(new CylinderGeometry(0.055, 0.055, 3.7, 20), white), -0.5, 2.5, side * 1.16);
    awning.rotation.z = Math.PI / 2;
  }
  add(new Mesh(new RoundedBoxGeometry(0.5, 0.5, 1.5, 5, 0.06), black), 2.3, 0.8, 0);
  add(new Mesh(new CylinderGeometry(0.035, 0.035, 0.7, 16), steel), 2.95, 0.42, 0);
  add(new Mesh(new RoundedBoxGeometry(0.28, 0.1, 0.12, 4, 0.03), steel), 3.14, 0.52, 0);
  const jockey = add(new Mesh(new CylinderGeometry(0.1, 0.1, 0.06, 24), black), 2.95, 0.1, 0);
  jockey.rotation.x = Math.PI / 2;
  add(new Mesh(new RoundedBoxGeometry(0.9, 0.16, 0.7, 5, 0.06), white), -0.9, 2.68, 0);
  add(new Mesh(new BoxGeometry(1.3, 0.035, 0.8), steel), 0.7, 2.66, 0);
  return caravan;
}

function drawSide(sheet: Sheet): void {
  sheet.fill(
    outline(
      [
        [-3.2, 0],
        [-3.2, 0.86],
        [3.2, 0.86],
        [3.2, 0],
      ],
      0,
    ),
    satin,
  );
  sheet.fill(
    outline(
      [
        [-3.2, 0],
        [-3.2, 0.84],
        [3.2, 0.84],
        [3.2, 0],
      ],
      0,
    ),
    plastic,
  );
  sheet.fill(
    outline(
      [
        [-3.2, 1.02],
        [-0.6, 1.02],
        [0.6, 1.22],
        [3.2, 1.62],
        [3.2, 1.5],
        [0.7, 1.1],
        [-0.5, 0.93],
        [-3.2, 0.93],
      ],
      0.05,
    ),
    gloss,
  );
  const pane = (x: number, y: number, halfWidth: number, halfHeight: number): void => {
    const edge = outline(square(x, y, halfWidth, halfHeight), 0.07);
    sheet.stroke(edge, 0.04, plastic);
    sheet.fill(edge, glass);
    sheet.fill(
      outline(
        [
          [x - halfWidth * 0.8, y + halfHeight * 0.85],
          [x + halfWidth * 0.8, y + halfHeight * 0.85],
          [x + halfWidth * 0.8, y + halfHeight * 0.4],
          [x - halfWidth * 0.8, y + halfHeight * 0.4],
        ],
        0.03,
      ),
      glassInside,
    );
  };
  pane(-1.95, 1.72, 0.5, 0.28);
  pane(1.28, 1.78, 0.36, 0.24);
  const door = outline(
    [
      [-0.3, 0.62],
      [-0.3, 2.34],
      [0.36, 2.34],
      [0.36, 0.62],
    ],
    0.08,
  );
  sheet.stroke(door, 0.022, plastic);
  pane(0.03, 1.85, 0.22, 0.32);
  sheet.fill(outline(square(0.26, 1.3, 0.03, 0.08), 0.02), plastic);
  sheet.stroke(outline(square(1.6, 1.0, 0.3, 0.12), 0.03), 0.01, seam);
  sheet.stroke(outline(square(-1.8, 1.14, 0.34, 0.14), 0.03), 0.01, seam);
  for (const x of [-2.5, 1.7]) sheet.fill(outline(square(x, 2.42, 0.05, 0.02), 0.01), lampAmber);
}

function drawEnd(sheet: Sheet, rear: boolean): void {
  sheet.fill(
    outline(
      [
        [-1.2, 0],
        [-1.2, rear ? 0.86 : 1.1],
        [1.2, rear ? 0.86 : 1.1],
        [1.2, 0],
      ],
      0,
    ),
    plastic,
  );
  const edge = outline(
    [
      [-0.72, 1.5],
      [-0.7, 2.06],
      [0.7, 2.06],
      [0.72, 1.5],
    ],
    0.09,
  );
  sheet.stroke(edge, 0.04, plastic);
  sheet.fill(edge, glass);
  sheet.fill(
    outline(
      [
        [-0.6, 1.9],
        [-0.6, 2.02],
        [0.6, 2.02],
        [0.6, 1.9],
      ],
      0.04,
    ),
    glassInside,
  );
  const band: Point[] = [
    [-1.2, 1.1],
    [-1.2, 1.2],
    [1.2, 1.2],
    [1.2, 1.1],
  ];
  sheet.fill(outline(band, 0), gloss);
  if (!rear) return;
  sheet.fill(outline(square(0.92, 1.0, 0.12, 0.1), 0.03), lampRed, true);
  sheet.stroke(
    line([
      [0.83, 1.03],
      [1.01, 1.03],
    ]),
    0.03,
    lampRedBright,
    true,
  );
  sheet.fill(outline(square(0, 0.72, 0.19, 0.057), 0.012), {
    colour: '#eceae2',
    rough: 0.5,
    metal: 0,
    coat: 0.4,
  });
  sheet.write('AXH·HXA', 0, 0.72, 0.078, '#14233f', false);
  const spare = new Path2D();
  spare.arc(0, 1.16, 0.3, 0, 7);
  sheet.fill(spare, plastic);
  sheet.stroke(spare, 0.02, satin);
}
