import { beforeAll, describe, expect, it } from 'vitest';
import { databases, portalOn } from '../../harness.ts';
import { bodyOf, logIn } from '../client.ts';
import { typed } from '../typed-so-far.ts';
import { type Loaded, offerProcedures, putForm, save, toSubmit } from './apply-journey.ts';
import { outcome } from './outcome.ts';

const fields = [
  { name: 'text', label: '文', widget: 'text', minLength: 5, maxLength: 10 },
  { name: 'lines', label: '文章', widget: 'textarea', maxLength: 10 },
  { name: 'reading', label: '振り仮名', widget: 'kana', maxLength: 10 },
  { name: 'day', label: '日', widget: 'date', dateUntil: { known: 'today' } },
  { name: 'number', label: '数', widget: 'number', integer: true, min: 1, max: 5 },
  { name: 'email', label: 'メールアドレス', widget: 'email' },
  { name: 'phone', label: '電話番号', widget: 'phone' },
  { name: 'postalCode', label: '郵便番号', widget: 'postal-code' },
];

describe.each(databases)('drafts keep what is not yet right; filing does not take it, on %s', (kind) => {
  const portal = portalOn(kind);
  beforeAll(async () => {
    await offerProcedures(portal.database);
    await putForm(portal.database, 'try-form', 1, { sections: [{ heading: '見本', items: fields }] });
  });

  it.each(fields)('an application with an input of the kind $widget [AM-102]', async ({ name }) => {
    const client = await logIn(portal.origin, 'nq-nobody');
    let revision = 0;
    let refused = 0;
    for (const value of typed) {
      ({ revision } = await save(client, { [name]: value }, { revision }));
      const path = toSubmit({}).path;
      const { draft } = await bodyOf<Loaded>(client.call('nqDraftGet', { path }));
      expect(draft.answers.values).toEqual({ [name]: value });
      if (draft.isComplete) continue;
      refused += 1;
      expect(outcome(await client.call('nqApplicationSubmit', toSubmit({ [name]: value }, { revision })))).toBe(
        'EDQ303',
      );
    }
    expect(refused).toBeGreaterThan(1);
  });

  it('what is refused by itself is named, with its input and its row', async () => {
    const rows = [{ name: 'place', label: '勤務先', widget: 'text' }];
    const items = [...fields, { group: 'careers', legend: '職歴', most: 3, fields: rows }];
    await putForm(portal.database, 'try-form', 1, { sections: [{ heading: '見本', items }] });
    const client = await logIn(portal.origin, 'nq-nobody');
    for (const [values, says] of [
      [{ text: '見本\u202E花子太' }, '「文」に「本」のあとの見えない文字は使えません。'],
      [{ email: 'a😀@example.jp' }, '「メールアドレス」に「😀」は使えません。'],
      [
        { careers: [{ place: '見本' }, { place: '見\u0007本' }] },
        '職歴 2：「勤務先」に「見」のあとの見えない文字は使えません。',
      ],
    ] as const)
      expect((await client.call('nqApplicationSubmit', toSubmit(values))).errors[0]?.errorMessage).toContain(says);
  });
});
