/** Sentences that say that something was done, by their ends. */
const done =
  /(?:受け付けました|申請しました|提出しました|届け出ました|保存しました|登録しました|送りました|送信しました|交付しました|受け取りました|連携しました|渡しました|変更しました|消しました|削除しました|完了しました|取り下げました|終わりました)/u;

/** Sentences that say that it was not. What may or may not be says neither. */
const notDone =
  /(?:(?:申請|提出|届出|届け出|保存|登録|送信|変更|連携|交付)(?:は、?)?(?:まだ)?(?:(?:して|されて|できて)いません|できていない内容)|(?:申請|提出|届け出|保存|登録|送信|変更|連携|交付|お渡し)?でき(?:ませんでした|ていません)|受け付けられ(?:ませんでした|ていません)|送られ(?:ませんでした|ていません)|届いていません|変わっていません)/u;

/** Sentences that say that nobody knows. */
const unknown = /(?:分かりません|分かっていません|確認できませんでした|確認できていません)/u;

export const saysUnknown = (words: readonly string[]): boolean => words.some((word) => unknown.test(word));

export interface World {
  /** The portal has carried it out. */
  readonly isDone: boolean;
  /** Nobody here can know that yet. */
  readonly isUnknown: boolean;
}

/** Sentences among the words that say of the world what is not so, or what nobody can know. */
export function falseClaims(words: readonly string[], { isDone, isUnknown }: World): readonly string[] {
  const sentences = words.flatMap((word) => word.split(/(?<=。)|\n/u)).map((one) => one.trim());
  const isFalse = (one: string) => (!isDone && done.test(one)) || ((isDone || isUnknown) && notDone.test(one));
  return [...new Set(sentences.filter((one) => isFalse(one) && !isHypothetical(one)))];
}

const isHypothetical = (sentence: string) => /(?:たら|ときは|場合は|こともあり|かどうか|まで、|までは)/u.test(sentence);
