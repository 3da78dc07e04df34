/** Served with the app; one `<symbol id>` per icon. */
const sprite = '/svc/assets/icons.svg';

export type IconName =
  | 'close'
  | 'error'
  | 'warning'
  | 'info'
  | 'success'
  | 'external'
  | 'chevron'
  | 'zoom'
  | 'waiting'
  | 'stopped'
  | 'mark'
  | 'menu';

/** Decorative, next to a text with the same meaning; never the only carrier of it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="ui-icon" aria-hidden="true" width="24" height="24">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
