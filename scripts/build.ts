/** `npm run build`: descriptors -> `build/`. With `--vocabulary` only what needs no descriptor (enough to type-check). */
import { collectVocabulary, writeRegistry } from './build/vocabulary.ts';

const root = process.cwd();
await collectVocabulary(root);
writeRegistry(root, [], []);
