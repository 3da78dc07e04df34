import { FONTS } from './svg.ts';

/** The page's entire style sheet. */
export const STYLE = `
:root { color-scheme: light; font-family: ${FONTS}; line-height: 1.7; color: #1a1a1a; background: #fff; }
body { margin: 0 auto; padding: 1.5rem; max-width: 100rem; }
h1 { font-size: 1.8rem; } h2 { font-size: 1.4rem; border-top: 2px solid #767676; padding-top: 1rem; margin-top: 2.5rem; } h3 { font-size: 1.1rem; }
a { color: #0017c1; } a:focus-visible, .map:focus-visible, summary:focus-visible { outline: 3px solid #0017c1; outline-offset: 2px; }
nav ul ul { columns: 18rem auto; } nav li { break-inside: avoid; }
.legend { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(24rem, 1fr)); gap: 0.25rem 1.5rem; }
.legend li { display: flex; align-items: center; gap: 0.75rem; } .legend svg { flex: 0 0 auto; max-width: 9rem; }
.map { overflow: auto; border: 1px solid #767676; max-height: 90vh; background: #fff; }
.map svg { display: block; }
.screen { border-left: 4px solid #d9d9d9; padding-left: 1rem; } .screen:has(:target) { border-left-color: #0017c1; }
summary { font-weight: bold; cursor: pointer; } code { font-size: 0.95em; }
@media print { .map { overflow: visible; max-height: none; } .map svg { max-width: 100%; height: auto; } }
`;
