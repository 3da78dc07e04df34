export function Steps({ total, current }: { readonly total: number; readonly current: number }) {
  return (
    <div className="ui-steps">
      <p>
        全{total}ステップ中、{current}ステップ目
      </p>
      <ol>
        {Array.from({ length: total }, (_, index) => index + 1).map((number) => (
          <li key={number} aria-current={number === current ? 'step' : undefined} data-done={number < current}>
            {number}
          </li>
        ))}
      </ol>
    </div>
  );
}
