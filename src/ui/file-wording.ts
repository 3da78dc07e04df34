/** Wording of inputs for files: separate from `field-wording.ts`, since few screens have one. */
export const fileWording = {
  fileRules: (types: string, size: string, most: number) => `${types}のファイル。1つ${size}まで、${most}つまで。`,
  fileChecking: '確かめています。',
  fileWaiting: '順番を待っています。',
  fileGoingOut: (percent: number) => `送っています（${percent}%）。`,
  fileNotShown: '画像を表示できません。',
  fileGoing: '一覧から外しています。',
  progressOf: (name: string) => `${name}の送信`,
  fileSending: (name: string) => `${name}を送っています。`,
  fileSent: (name: string) => `${name}を添えました。`,
  fileRemoving: (name: string) => `${name}を一覧から外しています。`,
  fileRemoved: (name: string) => `${name}を削除しました。`,
  fileLeftOut: (name: string) => `${name}を一覧から外しました。`,
  retryFile: 'もう一度送る',
  retryFileOf: (name: string) => `${name}をもう一度送る`,
  retryFiles: (count: number) => `送れなかった${count}つを、もう一度送る`,
  removeFile: '削除する',
  removeFileOf: (name: string) => `${name}を削除する`,
  leaveOut: '一覧から外す',
  leaveOutOf: (name: string) => `${name}を一覧から外す`,
  filesSent: '送ったファイル',
  filesChosen: '選んだファイル',
  filesFull: 'これ以上は選べません。別のファイルにするときは、先に削除してください。',
  filesUnsent: ([first = '', ...others]: readonly string[]) =>
    `${first}${others.length > 0 ? `など、${others.length + 1}つのファイル` : ''}を送れたことを、まだ確かめられていません。もう一度送るか、一覧から外してください。`,
  fileType: (name: string, types: string) => `${name}は送れません。${types}のファイルを選んでください。`,
  fileNotAsNamed: (name: string, named: string, types: string) =>
    `${name}は送れません。名前は${named}ですが、中身は${named}ではありません。${types}のファイルを選んでください。`,
  fileDiffers: (name: string, type: string, ending: string) =>
    `${name}の中身は${type}です。名前の終わりを「${ending}」に直して、選び直してください。`,
  fileSize: (name: string, size: string) => `${name}は大きすぎます。1つ${size}までです。`,
  fileEmpty: (name: string) => `${name}は中身がありません。別のファイルを選んでください。`,
  fileTwice: (name: string) =>
    `${name}は、もう選んであります。選び直すときは、先に、選んであるほうを削除してください。`,
  fileMost: (most: number) => `送れるファイルは${most}つまでです。`,
  fileUnreadable: (name: string) => `${name}を読み込めませんでした。ファイルがあるか確かめて、もう一度送ってください。`,
  fileNotSent: (name: string) => `${name}を送れませんでした。しばらくしてから、もう一度送ってください。`,
  fileUnknown: (name: string) =>
    `${name}を送れたかどうか、確かめられませんでした。通信の状態を確かめて、もう一度送ってください。二重にはなりません。`,
  fileNotRemoved: (name: string) => `${name}を削除できませんでした。しばらくしてから、もう一度お試しください。`,
  fileRemovalUnknown: (name: string) =>
    `${name}を削除できたかどうか、確かめられませんでした。通信の状態を確かめて、もう一度「削除する」を押してください。`,
} as const;
