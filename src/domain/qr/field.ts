/** Arithmetic in the field of 256 elements that QR codes correct errors in (ISO/IEC 18004). */
function multiply(left: number, right: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((right >>> bit) & 1) * left;
  }
  return product;
}

/** The divisor of a Reed–Solomon code, highest power first, without its leading 1. */
function createDivisor(degree: number): number[] {
  const divisor = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let turn = 0; turn < degree; turn += 1) {
    for (let index = 0; index < degree; index += 1)
      divisor[index] = multiply(divisor[index] ?? 0, root) ^ (divisor[index + 1] ?? 0);
    root = multiply(root, 2);
  }
  return divisor;
}

/** The error correction of a block: `count` bytes. */
export function correct(block: readonly number[], count: number): number[] {
  const divisor = createDivisor(count);
  const rest = Array<number>(count).fill(0);
  for (const byte of block) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach(
      (coefficient, index) => (rest[index] = (rest[index] ?? 0) ^ multiply(coefficient, factor)),
    );
  }
  return rest;
}
