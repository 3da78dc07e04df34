import { mislisted } from '../../model/listed-once.ts';
import { tell } from '../walk/context.ts';
import type { CheckSources } from './names.ts';

const FILE = 'catalog/home.yaml';

const WRONG = {
  twice: 'は、もう上に書いてあります。どちらかを消してください。',
  unknown: 'は、トップページに出せる手続きではありません。screens にある、ポータルの枠の手続きの名前を書いてください。',
};

/** The top page lists every service that stands in the portal's frame, once. A project without that page is one of ours in tests. */
export function checkHomeServices({ catalog, loaded }: CheckSources): void {
  const walk = catalog.files.find(({ file }) => file === FILE)?.walk;
  if (walk === undefined || loaded.unread || walk.problems.length > 0) return;
  const listed = walk.references.filter(({ what, name }) => what === 'service' && name !== '');
  const usable = loaded.services.filter(({ service }) => service.shell === null).map(({ service }) => service.name);
  const wrong = mislisted(
    listed.map(({ name }) => name),
    usable,
  );
  for (const { index, name, why } of wrong) {
    const at = index === null ? undefined : listed[index]?.at;
    const message =
      why === 'left out' ? 'が、トップページにありません。どんなときに使うかの下に足してください。' : WRONG[why];
    tell(walk, 'home/services', at ?? { file: FILE, line: 1, column: 1 }, `手続き「${name}」${message}`);
  }
}
