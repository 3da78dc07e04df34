import { expect } from 'vitest';
import { findDraft } from '../../../../src/server/services/kana/drafts.ts';
import type { Unsealed } from '../unsealed.ts';

export const rows = `insert into kana_drafts (citizen_id, type, revision, edits, informant, withdrawal, expires_at)
  values ('c', '1', 2, '{"r1": {"furigana": "ハナコ"}}', '{"email": "a@b.example"}', '{}', now() + interval '1 day');`;

export const expectRead: Unsealed['expectRead'] = async (database, citizenId, now) =>
  expect(await findDraft(database, citizenId, now)).toMatchObject({
    edits: { r1: { furigana: 'ハナコ' } },
    informant: { email: 'a@b.example' },
  });

export const isSealed = `(select edits::text like '"sealed.%' from kana_drafts)`;
