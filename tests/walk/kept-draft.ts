import { callOf } from '../../src/load/steps/effects-of.ts';
import { vocabulary } from '../load/vocabulary.ts';
import type { Ground } from './ground.ts';
import { memberAt, withMember } from './paths.ts';
import { answerNamesIn, type World } from './world.ts';

/** The call that reads the draft of a screen's service; null = it has none. */
export function draftCall(ground: Ground, { screen }: World): string | null {
  const { draft } = ground.service(ground.screen(screen).service);
  return draft === null ? null : (callOf(draft.load, vocabulary)?.call ?? null);
}

/** The portal has what the tab has of the draft. */
export function withDraftAnswers(ground: Ground, world: World): World {
  const own = draftCall(ground, world);
  const names = ground.answerNames(world.screen).filter(({ path, call }) => call === own && path.startsWith('state.'));
  const answers = names.reduce<unknown>((all, { path, call, member }) => {
    const kept = memberAt({ state: world.state }, path.split('.'));
    return kept === undefined ? all : withMember(all, [call, ...(member === '' ? [] : member.split('.'))], kept);
  }, world.answers);
  return { ...world, answers: answers as World['answers'] };
}

/** Where screens read the draft by themselves: what they read is what the tab has; `saved`: and what a save tells of it. */
export function withReadDraft(ground: Ground, world: World, saved: 'saved' | 'unsaved'): World {
  const { draft, state } = ground.service(ground.screen(world.screen).service);
  if (draft !== null) return world;
  const kept = state.filter(({ lifetime }) => lifetime.keep === 'draft').map(({ name }) => `state.${name}`);
  const answers = answerNamesIn(ground, world)
    .filter(({ path }) => kept.some((own) => path === own || (saved === 'saved' && path.startsWith(`${own}.`))))
    .reduce<unknown>((all, { path, call, member }) => {
      const own = memberAt({ state: world.state }, path.split('.'));
      return own === undefined ? all : withMember(all, [call, ...(member === '' ? [] : member.split('.'))], own);
    }, world.answers);
  return { ...world, answers: answers as World['answers'] };
}

/** A world in which nothing has been saved elsewhere. */
export const asStored = (ground: Ground, world: World): World =>
  withReadDraft(ground, withDraftAnswers(ground, world), 'unsaved');
