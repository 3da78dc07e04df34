import type { World } from '../../model/claim.ts';
import type { Tree } from '../../model/expression.ts';
import type { Type } from '../../model/type.ts';

type Names = { readonly [name: string]: Type };

/** Wherever the condition holds, is the state of the world witnessed? By members that prove it (`Type.proves`), whatever else the condition asks. */
export function witnesses(condition: Tree, world: World, names: Names): boolean {
  if (world === 'told' || world === 'happened') return readsData(condition);
  const inside = (tree: Tree): boolean => witnesses(tree, world, names);
  switch (condition[0]) {
    case '&&':
      return inside(condition[1]) || inside(condition[2]);
    case '||':
      return inside(condition[1]) && inside(condition[2]);
    case 'has':
      return proves(['get', condition[1], condition[2]], world, names);
    case 'name':
    case 'get':
      return typeAt(condition, names)?.kind === 'flag' && proves(condition, world, names);
    case '==':
    case '!=': {
      const literal = condition[2][0] === 'value' ? condition[2][1] : undefined;
      const isSet =
        condition[0] === '!='
          ? literal === '' || literal === 0
          : literal !== '' && literal !== false && literal !== undefined;
      return isSet && proves(condition[1], world, names);
    }
    case 'not':
      // What is not known to be saved may be saved or not.
      if (world === 'unconfirmed') return proves(condition[1], 'saved', names);
      return (
        world === 'notYet' &&
        condition[1][0] === 'has' &&
        isOfWhatIsDone(['get', condition[1][1], condition[1][2]], names)
      );
    case 'missing':
      return world === 'notYet' && isOfWhatIsDone(condition[1], names);
    default:
      return false;
  }
}

function proves(tree: Tree, world: World, names: Names): boolean {
  const type = typeAt(tree, names);
  if (provesThat(type, world)) return true;
  // A record is witnessed by any member that it always has.
  return (
    type?.kind === 'record' && Object.values(type.members).some((own) => !own.optional && provesThat(own.type, world))
  );
}

/** What was saved or filed is what the portal has; what it has refused was not done so far. */
const alsoProves: { readonly [proved in World]?: World } = { saved: 'kept', filed: 'kept', notDone: 'notYet' };

function provesThat(type: Type | null, world: World): boolean {
  const proved = type?.proves;
  return proved !== undefined && (proved === world || alsoProves[proved] === world);
}

/** Would it be there if it were saved or filed? */
function isOfWhatIsDone(tree: Tree, names: Names): boolean {
  return proves(tree, 'saved', names) || proves(tree, 'filed', names);
}

/** Is it read from what the portal sent? */
function readsData(tree: Tree): boolean {
  if (tree[0] === 'name') return !['settings', 'device', 'typed', 'form', 'url'].includes(tree[1]);
  return tree.slice(1).some((part) => Array.isArray(part) && readsData(part as unknown as Tree));
}

function typeAt(tree: Tree, names: Names): Type | null {
  if (tree[0] === 'name') return names[tree[1]] ?? null;
  if (tree[0] !== 'get') return null;
  const of = typeAt(tree[1], names);
  return of?.kind === 'record' ? (of.members[tree[2]]?.type ?? null) : null;
}
