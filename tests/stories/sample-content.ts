/** Beginnings by which the portal tells one kind of file from another. */
const beginnings: { readonly [ending: string]: readonly number[] } = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff, 0xe0],
};

/** A small file of the kind that its name ends with. */
export function sampleContent(name: string): Buffer {
  const beginning = beginnings[name.slice(name.lastIndexOf('.') + 1)];
  if (beginning === undefined) throw new Error(`No sample of that kind: ${name} (pdf, png, jpg)`);
  return Buffer.concat([Buffer.from(beginning), Buffer.alloc(1000, 0x20)]);
}
