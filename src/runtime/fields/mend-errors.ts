import { wait } from '../calls/wait.ts';
import type { FieldError, ScreenView } from '../contract/screen.ts';
import type { FormScreen } from './form-screen.ts';
import type { LoadedJudge } from './judge.ts';

/** So long the inputs rest before what is mended goes: lines that go while a finger is on its way would move what it aims at. */
const restMilliseconds = 500;

const kinds = ['errors', 'dialogErrors'] as const;
const watched = [...kinds, 'refusals', 'dialogRefusals'] as const;

/** What was typed into since the errors on show were told. */
interface Since {
  readonly told: Pick<ScreenView, (typeof kinds)[number]>;
  readonly typed: Set<string>;
  inputs: number;
}

const sinceOf = new WeakMap<FormScreen, Since>();

/**
 * After an input: takes away told errors that no longer hold, rules between fields included, once the inputs rest. Never tells of another field; at
 * one that is still refused, the words follow what is wrong now. What the portal refused stays until its own field is typed into.
 */
export async function mendErrors(screen: FormScreen, loaded: LoadedJudge, field: string): Promise<void> {
  const since = sinceTold(screen);
  const { typed } = since;
  typed.add(field);
  since.inputs += 1;
  const nth = since.inputs;
  const [judge] = await Promise.all([loaded.load(), wait(restMilliseconds, screen.stage.signal)]);
  if (screen.stage.signal.aborted || sinceTold(screen) !== since || since.inputs !== nth) return;
  const now = screen.view();
  const { form } = screen.stage.scope();
  // That all are mended is said until the next input, and only where nothing else is wrong.
  const left = (errors: readonly FieldError[], refusals: number, fresh: () => readonly FieldError[]) => {
    if (errors.length === 0) return { errors, refusals: 0 };
    const wrong = fresh();
    const still = stillWrong(errors, wrong, typed);
    return { errors: still, refusals: still.length === 0 && wrong.length > 0 ? 0 : refusals };
  };
  const own = left(now.errors, now.refusals, () => judge.errors(form, 'all'));
  const inDialog = left(now.dialogErrors, now.dialogRefusals, () => judge.errorsInDialog(now.dialogErrors, form));
  const change = {
    ...own,
    dialogErrors: inDialog.errors,
    dialogRefusals: inDialog.refusals,
  };
  if (watched.every((name) => change[name] === now[name])) return;
  screen.update(change);
  sinceOf.set(screen, { ...since, told: screen.view() });
}

function sinceTold(screen: FormScreen): Since {
  const now = screen.view();
  const known = sinceOf.get(screen);
  if (known !== undefined && kinds.every((kind) => known.told[kind] === now[kind])) return known;
  const since = { told: now, typed: new Set<string>(), inputs: 0 };
  sinceOf.set(screen, since);
  return since;
}

/** The same list if nothing changes. */
function stillWrong(
  errors: readonly FieldError[],
  fresh: readonly FieldError[],
  typed: ReadonlySet<string>,
): readonly FieldError[] {
  const left = errors.flatMap((error): readonly FieldError[] => {
    const isTold = error.field === '' || (error.isPortals === true && !typed.has(error.field));
    const now = fresh.find(({ field }) => field === error.field);
    if (isTold || now?.message === error.message) return [error];
    return now === undefined ? [] : [now];
  });
  return left.length === errors.length && left.every((error, nth) => error === errors[nth]) ? errors : left;
}
