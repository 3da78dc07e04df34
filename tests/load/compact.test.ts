import { describe, expect, it } from 'vitest';
import { compact, located } from '../../src/load/yaml/compact.ts';
import { readYaml } from '../../src/load/yaml/read-yaml.ts';
import { realFiles } from '../lint/project.ts';

const samples: readonly (readonly [string, string])[] = [
  ['scalars', 'a: 001\nb: 1.50\nc: true\nd: ~\ne:\nf: ""\ng: plain text\nh: null\n'],
  ['quotes', `a: "tab\\tand \\u3042"\nb: 'it''s'\nc: "folded\n  over lines"\nd: plain\n  over lines\n`],
  ['blocks', 'a: |\n  one\n  two\nb: >-\n  three\n  four\n\nc: |2\n    five\n'],
  ['flow collections', 'a: { b: [1, { c: }, ""], d: }\ne: [ ]\nf: {}\n'],
  ['a list at the root, CRLF', '- a: 1\r\n  b: "x"\r\n-\r\n- [c, d]\r\n'],
  ['odd keys', '1: a\n"two words": b\nconstructor: c\n'],
];

describe('a document kept as JSON is the document that was read', () => {
  it.each([...samples, ...[...realFiles].filter(([file]) => /^(?:screens|catalog)\/.*\.yaml$/.test(file))])(
    '%s',
    (file, content) => {
      const { document, problems } = readYaml(file, content);
      expect(problems).toEqual([]);
      if (document === null) throw new Error('not read');
      const kept = JSON.stringify(compact(document.root, document.source));
      expect(located(JSON.parse(kept), document.source)).toEqual(document.root);
    },
  );

  it('is not kept where a part of it was refused', () => {
    const { document } = readYaml('a.yaml', 'a: &x 1\nb: [*x]\n');
    expect(document && compact(document.root, document.source)).toBe(null);
  });
});
