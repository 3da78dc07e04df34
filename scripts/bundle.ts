/** `npm run bundle`: bundles the citizen app for the browser (`dist/svc`), and for the server, which draws its pages (`dist/html`). */
import { build } from 'vite';

for (const ssr of [false, 'html.tsx']) await build({ logLevel: 'warn', build: { ssr } });
