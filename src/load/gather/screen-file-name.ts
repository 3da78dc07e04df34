import type { Screen } from '../../model/screen.ts';
import { screenFileName } from '../files/screen-file.ts';
import { tell, type Walk } from '../walk/context.ts';
import { type MapNode, textMember } from '../yaml/located.ts';
import { placeIn } from '../yaml/place-in.ts';

/** Every file directly in a service's folder, except `service.yaml` and `errors.yaml`. */
export function isScreenFile(file: string): boolean {
  return /^screens\/[^/]+\/(?!(?:service|errors)\.yaml$)[^/]+\.yaml$/.test(file);
}

/** Tells, once, a file whose name is not `<id>.<name>.yaml`. What could not be read is not compared: it has a Problem of its own. */
export function checkFileName(
  walk: Walk,
  node: MapNode,
  { id, name }: Pick<Screen, 'id' | 'name'>,
  file: string,
): void {
  if (id === '' || name === '' || textMember(node, 'id') === undefined) return;
  const wanted = screenFileName(id, name);
  const written = file.slice(file.lastIndexOf('/') + 1);
  if (written === wanted) return;
  const [fileId, fileName, ...more] = written.replace(/\.yaml$/, '').split('.');
  const told = (key: 'id' | 'name', message: string, suggestion = wanted) =>
    tell(walk, 'file/name', placeIn(node, key), message, suggestion);
  const repair = `ファイルの名前を「${wanted}」に`;
  if (fileId === id && fileName === undefined) {
    told('name', `ファイルの名前に、画面の名前がありません。${repair}してください。`);
  } else if (fileId === id && more.length === 0) {
    told('name', `画面の名前とファイルの名前が違います。${repair}するか、name を直してください。`, fileName);
  } else if (fileName === name && more.length === 0) {
    told('id', `画面IDとファイルの名前が違います。${repair}するか、id を直してください。`, fileId);
  } else {
    told('id', `ファイルの名前が、画面IDと画面の名前に合っていません。${repair}してください。`);
  }
}
