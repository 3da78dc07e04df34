import { projectOf } from './project.ts';

/** A procedure whose inputs come as data, and its check page. */
export const dataFormProject = projectOf({
  'catalog/calls/trialForm.yaml': `call: trialForm
title: 試し
path: /api/trial/form
source: 想定
response: { properties: { form: { type: dataForm }, version: { type: string } } }
`,
  'catalog/types/trialApplication.yaml': 'properties: { answers: { type: dataFormAnswers } }\n',
  'screens/trial/service.yaml': `service: trial
title: 試しの手続き
state:
  application: { type: trialApplication, keep: session }
flows:
  only: { screens: [trial-form, trial-check], check: trial-check }
`,
  'screens/trial/SZZ0001-01-001.trial-form.yaml': `id: SZZ0001-01-001
name: trial-form
path: form
title: 申請
data:
  procedure:
    call: trialForm
    onError: [{ codes: [malformed], do: [{ leave: portalTop }] }]
view: [{ field: answers }, { field: note }, { button: 次へ, action: next }]
fields:
  answers:
    label: 申請の内容
    widget: data-form
    definition: =procedure.form
    version: =procedure.version
    upload: trialFileAdd
    uploadWith:
      path: { procedure: p }
    remove: trialFileRemove
    bind: state.application.answers
  note: { label: メモ, widget: text, required: true }
actions:
  save: { validate: formats, steps: [{ stop: true }] }
  keep: { validate: asTyped, steps: [{ toast: 保存しました。 }] }
`,
  'screens/trial/SZZ0001-01-002.trial-check.yaml': `id: SZZ0001-01-002
name: trial-check
path: check
title: 確認
data: { procedure: { call: trialForm } }
view:
  - answers: =state.application.answers
    definition: =procedure.form
    change: trial-form#answers
    shownWhen: has(state.application)
`,
});
