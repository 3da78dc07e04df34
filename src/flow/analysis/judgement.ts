import type { Judgement, Results } from './results.ts';

/** Reports the conditions that have the same outcome wherever they are evaluated. */
export function tellJudgements(judgements: readonly Judgement[], { findings, undecided }: Results): void {
  const places = new Map<string, Judgement[]>();
  for (const judgement of judgements) {
    const { file, line, column } = judgement.place;
    const key = `${judgement.unmet ?? ''} ${file}:${line}:${column}`;
    places.set(key, [...(places.get(key) ?? []), judgement]);
  }
  for (const all of places.values()) {
    const [{ place, source, way, reason }] = all as [Judgement];
    const find = (rule: string, message: string) => findings.push({ rule, place, message });
    const { claim, unmet } = all[0] as Judgement;
    if (unmet !== undefined) {
      if (all.every(({ never }) => never)) find('claim-unmet', neverMet(unmet));
    } else if (claim !== undefined) {
      if (all.every(({ never }) => never)) find('claim-never', neverShown(claim, way));
    } else if (all.every(({ never }) => never)) {
      if (all.some(({ isCovered }) => isCovered)) {
        find(
          'choose-overlap',
          `この場合は動きません。上の場合${reason}が、先にすべて受け取るためです${way}。順番を入れかえるか、消してください。`,
        );
      } else {
        find(
          'condition-never',
          `この条件は、成り立つことがありません${reason === '' ? '' : `。${reason}と両立しないためです`}${way}。条件を直すか、消してください。`,
        );
      }
    } else if (all.every(({ always }) => always)) {
      find('condition-always', `この条件は、いつも成り立ちます${way}。条件を直すか、条件を消してください。`);
    } else if (all.some(({ isOpen }) => isOpen)) {
      undecided.push({
        rule: 'condition-never',
        place,
        message: `「${source}」が成り立つことも成り立たないこともあるかは、場合が多すぎて調べきれませんでした。`,
      });
    }
  }
}

function neverShown(claim: string, way: string): string {
  return `「claims.${claim}」の根拠は、ここでは成り立つことがありません${way}。この文は、だれにも見えません。`;
}

function neverMet(claim: string): string {
  return `「${claim}」の根拠を、ここでは確かめられません。だれも通らないところか、言い切る文を書けないところです。画面、ダイアログ、お知らせ（toast）に書いてください。`;
}
