import { readsOf } from '../../flow/conditions/reads.ts';
import { filesOfPart } from '../../load/files/own-part.ts';
import { entriesOf, rootsOf, SERVICE_FILES } from '../../load/gather/nodes.ts';
import { member, textMember } from '../../load/yaml/located.ts';
import { expressionsOf } from '../reading/expressions-of.ts';
import type { Finding, LintInput, Rule } from '../rule.ts';

/** An address that somebody else hands over leads anywhere, unless it is held against this site's. */
export const rule: Rule = {
  id: 'origin-unchecked',
  severity: 'error',
  summary:
    '呼び出し元から受け取った住所（launch の type が url のもの）に移るときは、このポータルの住所だけを認めます（addresses.yaml の sameOrigin: true と、launch.checks の foreignOrigin）。',
  scope: 'project',
  good: {
    file: 'screens/sample/service.yaml',
    yaml: `service: sample
title: 見本の手続き
bare: [{ leave: portalTop }]
launch:
  parameters: { returnUrl: url, cancelUrl: url }
  checks:
    - { code: X00199, foreignOrigin: returnUrl }
    - { code: X00199, foreignOrigin: cancelUrl }
  otherwise: X00199
  onFailure: [{ leave: portalTop }]
flows:
  main: { screens: [sample-first, sample-second], startsAt: [sample-first, sample-second] }
`,
  },
  bad: {
    file: 'screens/sample/service.yaml',
    yaml: `service: sample
title: 見本の手続き
bare: [{ leave: portalTop }]
launch:
  parameters: { returnUrl: url, ▶cancelUrl: url }
  checks:
    - { code: X00199, foreignOrigin: returnUrl }
  otherwise: X00199
  onFailure: [{ leave: portalTop }]
flows:
  main: { screens: [sample-first, sample-second], startsAt: [sample-first, sample-second] }
`,
  },
  check: (input) => [...addressesOf(input), ...checksOf(input)],
};

function addressesOf({ project, documents }: LintInput): readonly Finding[] {
  const [service] = project.services;
  const written = rootsOf(documents, filesOfPart('addresses')).flatMap(({ root }) => entriesOf(root, 'addresses'));
  return (project.catalogs[0]?.addresses ?? []).flatMap(({ name, is, sameOrigin }): readonly Finding[] => {
    if (sameOrigin || service === undefined || typeof is !== 'object' || is === null) return [];
    const handed = expressionsOf(is)
      .flatMap(({ tree }) => readsOf(tree, service))
      .find((path) => /^(?:launch|url)\./u.test(path));
    const entry = written.find(({ key }) => key === name);
    if (handed === undefined || entry === undefined) return [];
    const own = entry.value.kind === 'map' ? entry.value.entries.find(({ key }) => key === 'sameOrigin') : undefined;
    const message = `「${name}」は、よそから受け取った住所（${handed}）に移ります。sameOrigin: true を書いてください（書かないと、にせのサイトに移されることがあります）。`;
    return [{ place: own?.keyAt ?? entry.keyAt, message }];
  });
}

/** Where one parameter of a service is held against this site, every address among them is. */
function checksOf({ project, documents }: LintInput): readonly Finding[] {
  return project.services.flatMap((service): readonly Finding[] => {
    const { launch, name } = service;
    if (launch === null) return [];
    const checked = new Set(launch.checks.flatMap((one) => ('foreignOrigin' in one ? [one.foreignOrigin] : [])));
    if (checked.size === 0) return [];
    const root = rootsOf(documents, SERVICE_FILES).find((one) => textMember(one.root, 'service') === name)?.root;
    const written = root && member(root, 'launch');
    const parameters = written === undefined ? [] : entriesOf(written, 'parameters');
    return Object.entries(launch.parameters).flatMap(([parameter, kind]): readonly Finding[] => {
      const place = parameters.find(({ key }) => key === parameter)?.keyAt;
      if (kind !== 'url' || checked.has(parameter) || place === undefined) return [];
      const message = `「${parameter}」は住所なのに、launch.checks に foreignOrigin がありません（ほかの住所にはあります）。「- { code: …, foreignOrigin: ${parameter} }」を足してください。`;
      return [{ place, message }];
    });
  });
}
