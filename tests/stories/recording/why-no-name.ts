import { nearest } from '../../../src/expressions/nearest.ts';
import { isStoryName } from '../../../src/load/gather/story-file.ts';

/** Why no new story can have that name, in Japanese; null = it can. `services`: those that there are. */
export function whyNoName(name: string, services: readonly string[]): string | null {
  const [of = '', own, ...more] = name.split('/');
  if (of === '' || own === undefined || more.length > 0)
    return 'サービスの名前と話の名前を、kana/file-alone のように書いてください。';
  if (!services.includes(of)) {
    const near = nearest(of, services);
    const meant = near === undefined ? `あるのは ${services.join('、')} です。` : `「${near}」ではありませんか。`;
    return `サービス「${of}」はありません。${meant}`;
  }
  return isStoryName(own) ? null : '話の名前は、英小文字と数字と - で書いてください。例: kana/file-alone';
}
