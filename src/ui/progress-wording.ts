export const progressWording = {
  place: (at: number, total: number) => `手順 ${at} / ${total}`,
  next: (title: string) => `次は、${title}`,
  done: '済み',
  open: '必要な方だけ',
} as const;
