/** A person's connection. */
export interface Line {
  readonly name: 'slow4g' | 'slow3g';
  readonly says: string;
  readonly bytesPerSecond: number;
  readonly latencyMilliseconds: number;
}

export const slow4g: Line = {
  name: 'slow4g',
  says: 'slow 4G',
  bytesPerSecond: 1_600_000 / 8,
  latencyMilliseconds: 150,
};

export const lines: readonly Line[] = [
  slow4g,
  { name: 'slow3g', says: '400 kbit/s', bytesPerSecond: 400_000 / 8, latencyMilliseconds: 400 },
];
