import { BoxGeometry, Group, LatheGeometry, TorusGeometry, Vector2 } from 'three';
import { put, quarter } from './forms.ts';
import { rubber, plastic } from './materials.ts';

function createTyre(): Group {
  const group = new Group();
  const half = 0.36;
  const profile = [
    [0.66, -half * 0.86],
    [0.86, -half],
    [0.99, -half * 0.94],
    [1.06, -half * 0.74],
    ...[-0.52, -0.18, 0.18, 0.52].flatMap((groove) => [
      [1.075, half * (groove - 0.05)] as const,
      [1.045, half * (groove - 0.035)] as const,
      [1.045, half * (groove + 0.035)] as const,
      [1.075, half * (groove + 0.05)] as const,
    ]),
    [1.06, half * 0.74],
    [0.99, half * 0.94],
    [0.86, half],
    [0.66, half * 0.86],
    [0.72, half * 0.7],
    [0.72, -half * 0.7],
    [0.66, -half * 0.86],
  ].map(([radius, along]) => new Vector2(radius, along));
  put(group, new LatheGeometry(profile, 96), rubber, [0, 0, 0], [quarter, 0, 0]);
  for (let index = 0; index < 72; index += 1) {
    const angle = (index / 72) * Math.PI * 2;
    for (const side of [-1, 1]) {
      put(
        group,
        new BoxGeometry(0.022, 0.05, 0.13),
        rubber,
        [Math.cos(angle) * 1.062, Math.sin(angle) * 1.062, side * half * 0.72],
        [0, 0, angle],
      );
    }
  }
  put(group, new TorusGeometry(0.92, 0.012, 8, 96), plastic, [0, 0, half * 1.0]);
  return group;
}

/** Two tyres, one standing and one lying. */
export function createTyres(): Group {
  const group = new Group();
  const standing = createTyre();
  standing.position.set(-0.1, 1.09, 0.55);
  const lying = createTyre();
  lying.rotation.x = quarter;
  lying.position.set(0.15, 0.38, -0.75);
  return group.add(standing, lying);
}
