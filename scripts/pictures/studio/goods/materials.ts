import { MeshPhysicalMaterial, MeshStandardMaterial } from 'three';

export const rubber = new MeshStandardMaterial({ color: 0x131314, roughness: 0.86, side: 2 });
export const plastic = new MeshStandardMaterial({ color: 0x1d1f22, roughness: 0.55 });
export const steel = new MeshStandardMaterial({ color: 0x9a9ea2, metalness: 0.9, roughness: 0.32, side: 2 });
export const chrome = new MeshPhysicalMaterial({ color: 0xd9dcdf, metalness: 1, roughness: 0.08 });
export const aluminium = new MeshPhysicalMaterial({ color: 0xb9bdc1, metalness: 0.8, roughness: 0.3 });
export const iron = new MeshStandardMaterial({ color: 0x55585b, metalness: 0.6, roughness: 0.6 });
export const blackCoat = new MeshPhysicalMaterial({ color: 0x17181a, roughness: 0.4, clearcoat: 0.4 });
export const lacquer = (colour: number): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({ color: colour, roughness: 0.38, clearcoat: 0.6, clearcoatRoughness: 0.2 });
