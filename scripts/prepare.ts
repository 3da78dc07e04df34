/**
 * What `npm ci` generates for people from tracked files: the schemas with which editors complete and check descriptors, and the description
 * of every call (`docs/api.ja.md`). `npm run build` regenerates them.
 */
import { writeApiDocument } from './api-doc.ts';
import { collectVocabulary } from './build/vocabulary.ts';
import { writeEditorFiles } from './editor/write-editor-files.ts';

const root = process.cwd();
writeEditorFiles(root, await collectVocabulary(root));
await writeApiDocument();
