import { useEffect } from 'react';

const defaultThemeColor = '#FFFFFF';

/** `document.title`, kept as long as the value holds. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}

/** Browser chrome and page background follow the route's theme colour. */
export function useThemeColor(color: string): void {
  useEffect(() => {
    const shown = color === '' ? defaultThemeColor : color;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', shown);
    document.documentElement.style.setProperty('--page-background', shown);
  }, [color]);
}
