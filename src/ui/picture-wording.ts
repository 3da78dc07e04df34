/** Wording of enlarged pictures: loaded with the pictures alone. */
export const pictureWording = {
  larger: '大きくする',
  smaller: '小さくする',
  times: (times: number) => `${times}倍の大きさで表示しています。`,
  pan: '見えていない部分は、指で動かすか、矢印キーで動かして見られます。',
} as const;
