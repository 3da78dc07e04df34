import type { Problem } from '../../model/problem.ts';
import { overlap } from '../shape/overlap.ts';
import { placeIn } from '../yaml/place-in.ts';
import type { CheckSources } from './names.ts';

/** The addresses to which apps return are looked up before any screen: nothing else may be there, nor both be the same. */
export function takenReturnPaths({ catalog, loaded }: CheckSources): readonly Problem[] {
  const { shell } = catalog.shared;
  const { walk } = catalog.files.find(({ file }) => file === 'catalog/shell.yaml') ?? {};
  const node = walk?.origins.get(shell);
  if (node === undefined) return [];
  const taken = [
    ...loaded.services.map(({ service }) => ({ what: `サービス「${service.name}」`, path: service.base })),
    ...loaded.screens.flatMap(({ screen }) =>
      screen.routes.map(({ name, path }) => ({ what: `画面「${name}」`, path })),
    ),
  ];
  const first = { what: 'intentPath ', path: shell.intentPath };
  return [
    { key: 'intentPath', others: taken },
    { key: 'intentSignaturePath', others: [first, ...taken] },
  ].flatMap(({ key, others }): Problem[] => {
    const path = shell[key as 'intentPath' | 'intentSignaturePath'];
    const other = others.find((one) => overlap(one.path, path));
    if (other === undefined) return [];
    const message = `アプリから戻る住所「${path}」は、${other.what}の住所「${other.path}」と重なります。別の言葉にしてください。`;
    return [{ rule: 'shell/return-path', severity: 'error', place: placeIn(node, key), message }];
  });
}
