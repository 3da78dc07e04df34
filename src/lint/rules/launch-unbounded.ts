import { namesUsed } from '../../expressions/names-used.ts';
import { rootsOf, SERVICE_FILES } from '../../load/gather/nodes.ts';
import { member } from '../../load/yaml/located.ts';
import type { LaunchCheck } from '../../model/service.ts';
import type { Rule } from '../rule.ts';

/** What nobody bounds goes through every screen, and is refused when it is filed. */
export const rule: Rule = {
  id: 'launch-unbounded',
  severity: 'error',
  summary:
    '呼び出し元から受け取る文字（launch.parameters の text）には、形か、受け付ける値を checks に書きます（malformed と pattern、または failsUnless）。',
  scope: 'project',
  good: {
    file: 'screens/sample/service.yaml',
    yaml: `service: sample
title: 見本の手続き
launch:
  parameters: { kind: text }
  checks:
    - { code: X00105, malformed: kind, pattern: "[0-9]{3}" }
  otherwise: X00199
  onFailure: [{ leave: portalTop }]
`,
  },
  bad: {
    file: 'screens/sample/service.yaml',
    yaml: `service: sample
title: 見本の手続き
launch:
  parameters: { kind: ▶text }
  checks:
    - { code: X00105, missing: kind }
  otherwise: X00199
  onFailure: [{ leave: portalTop }]
`,
  },
  check: ({ documents, project }) =>
    rootsOf(documents, SERVICE_FILES).flatMap(({ root }) => {
      const launch = member(root, 'launch');
      const parameters = launch?.kind === 'map' ? member(launch, 'parameters') : undefined;
      const name = member(root, 'service');
      const checks =
        project.services.find((service) => name?.kind === 'scalar' && service.name === name.value)?.launch?.checks ??
        [];
      return (parameters?.kind === 'map' ? parameters.entries : [])
        .filter(({ key, value }) => value.kind === 'scalar' && value.value === 'text' && !checks.some(bounds(key)))
        .map(({ key, value }) => ({
          place: value.at,
          message: `呼び出し元から受け取る「${key}」に、形も、受け付ける値もありません。checks に、malformed: ${key} と pattern を書いてください。`,
        }));
    }),
};

const bounds = (parameter: string) => (check: LaunchCheck) =>
  'malformed' in check
    ? check.malformed === parameter
    : 'failsUnless' in check && namesUsed(check.failsUnless.tree).includes(`launch.${parameter}`);
