import { projectOf } from '../runtime/project.ts';
import { type Ground, readGround } from './ground.ts';

let ground: Ground | null = null;

/** Of the real project; read once for all test files of a worker. */
export function realGround(): Ground {
  ground ??= readGround(projectOf());
  return ground;
}
