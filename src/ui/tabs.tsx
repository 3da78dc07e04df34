import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { isPlainClick } from './link.tsx';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
  /** null = the browser follows the link. */
  readonly onFollow: (() => void) | null;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Content of the current tab. */
  readonly children: ReactNode;
}

/** Target index for each key; may be out of range and then wraps around. */
const KEYS: { readonly [key: string]: (index: number, count: number) => number } = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs with addresses. Arrow keys move the focus between tabs; only Enter or the space bar opens one, since a panel may take time to load. */
export function Tabs({ label, tabs, children }: TabsProps) {
  const panelId = useId();
  const current = tabs.findIndex((tab) => tab.current);
  const press = (event: KeyboardEvent<HTMLAnchorElement>, index: number) => {
    if (event.key === ' ') {
      event.preventDefault();
      event.currentTarget.click();
      return;
    }
    const to = KEYS[event.key]?.(index, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    document.getElementById(tabs[(to + tabs.length) % tabs.length]?.id ?? '')?.focus();
  };
  const follow = (event: MouseEvent, { onFollow }: Tab) => {
    if (onFollow === null || !isPlainClick(event)) return;
    event.preventDefault();
    onFollow();
  };
  return (
    <div className="ui-tabs">
      <div role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <a
            key={tab.id}
            id={tab.id}
            className="ui-link"
            role="tab"
            href={tab.href}
            aria-selected={tab.current}
            aria-controls={tab.current ? panelId : undefined}
            tabIndex={index === Math.max(current, 0) ? 0 : -1}
            onClick={(event) => follow(event, tab)}
            onKeyDown={(event) => press(event, index)}
          >
            {tab.label}
          </a>
        ))}
      </div>
      <div
        className="ui-flow"
        id={panelId}
        role="tabpanel"
        tabIndex={-1}
        {...(current < 0 ? { 'aria-label': label } : { 'aria-labelledby': tabs[current]?.id })}
      >
        {children}
      </div>
    </div>
  );
}
