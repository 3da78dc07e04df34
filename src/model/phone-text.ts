// chunk: late-blocks
/** Numbers of which the digits alone tell the groups: mobile, IP and pager numbers, Tokyo and Osaka, free of charge. Elsewhere the area code may have three to five digits. */
const grouped = /^(?:(0[5-9]0)(\d{4})(\d{4})|(0[36])(\d{4})(\d{4})|(0120)(\d{3})(\d{3}))$/;

/** `09012345678` becomes `090-1234-5678`. Where the groups are not certain, or it is another text, it stays as it is. */
export function phoneText(text: string): string {
  const [, ...groups] = grouped.exec(text) ?? [];
  return groups.length === 0 ? text : groups.filter((group) => group !== undefined).join('-');
}
