import { beforeEach } from 'vitest';

/** What React only says on the console, and draws wrongly for: in production it says nothing. */
const complaints = /two children with the same key|unique "key" prop/;

/** For each test of a file: they are errors. */
export function refuseComplaints(): void {
  beforeEach(() => {
    const tell = console.error;
    console.error = (...words: unknown[]) => {
      if (complaints.test(String(words[0]))) throw new Error(words.map(String).join(' '));
      tell(...words);
    };
    return () => {
      console.error = tell;
    };
  });
}
