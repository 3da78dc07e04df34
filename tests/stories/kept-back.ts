/** An error at an input, by the input's name. */
interface Kept {
  readonly field: string;
  readonly message: string;
}

/** That another screen than the wanted one is there, and what is wrong in its inputs. */
export function otherScreen(screen: string, errors: readonly Kept[]): string {
  const all = errors.map(({ field, message }) => `「${field.split('.').at(-1)}」${message}`);
  const kept = all.length === 0 ? '' : `。入力欄に誤りがあります: ${all.join(' ')}`;
  return `画面 ${screen} が出ています${kept}`;
}
