export const progressWording = {
  place: (at: number, total: number) => `手順 ${at} / ${total}`,
  next: (title: string) => `次は、${title}`,
  done: '済み',
} as const;
