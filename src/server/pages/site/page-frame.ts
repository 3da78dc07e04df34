import { createHash } from 'node:crypto';
import type { DrawnPage } from '../../../model/drawn-page.ts';
import { appAddress } from '../../kernel/page/app-address.ts';

/** `.vite/parts.json`, written by the build (`scripts/build/part-files.ts`). */
export interface PartFiles {
  /** By source file, relative to `src`: its chunk with what it imports, and no file of the entry. */
  readonly parts: { readonly [module: string]: readonly string[] };
}

/** The built `index.html`, taken apart for drawn pages. */
export interface Frame {
  /** Up to the title; after the drawn page. */
  readonly head: string;
  readonly style: string;
  readonly scriptHash: string;
  /** The words of a page that is drawn, but not ready. */
  readonly words: string;
  readonly parts: PartFiles;
}

interface Page {
  readonly html: string;
  /** As the policy names them. */
  readonly styleHash: string;
  readonly scriptHash: string;
}

const root = /<div id="root">[\s\S]*<\/div>\s*(?=<!--[^>]*-->\s*<template id="drawn">)/;
const template = /<!--[^>]*-->\s*<template id="drawn">([\s\S]*?)<\/template>/;
const styleSheet = /\s*<link rel="stylesheet"[^>]* href="\/svc\/([^"]+)">/;
const startScript = /\s*<script src="\/svc\/assets\/start\.js"[^>]*><\/script>/;
const dataAhead = /\s*<link rel="preload" as="fetch"[^>]*>/g;
const title = /<title>[^<]*<\/title>/;
const themeColor = /(<meta name="theme-color" content=")[^"]*/;
/** Where the drawn page and the words of its head go. */
const slots = {
  first: '<!--first-->',
  title: '<!--title-->',
  style: '<!--style-->',
  ahead: '<!--ahead-->',
  body: '<!--body-->',
} as const;

/** `textOf` reads a file of the built app. */
export async function frameOf(
  index: string,
  script: string,
  parts: PartFiles,
  textOf: (path: string) => Promise<string>,
): Promise<Frame> {
  const style = await textOf(found(index, styleSheet));
  const first = script.replace(/^\s*(\/\/.*)?\n?/gm, '');
  const head = cut(index, startScript)
    .replace(dataAhead, '')
    .replace(styleSheet, `\n    ${slots.first}${first}</script>\n    ${slots.style}\n    ${slots.ahead}`)
    .replace(title, slots.title)
    .replace(root, slots.body)
    .replace(template, '');
  return { head, style, scriptHash: hashOf(first), words: found(index, template), parts };
}

/** The frame in a colour: all pages of a service have the same. */
interface Colored {
  readonly style: string;
  readonly styleHash: string;
  /** The head, taken apart at its slots. */
  readonly head: readonly string[];
}

const colored = new WeakMap<Frame, Map<string, Colored>>();

function inColor(frame: Frame, color: string): Colored {
  const known = colored.get(frame) ?? new Map<string, Colored>();
  colored.set(frame, known);
  const found = known.get(color);
  if (found !== undefined) return found;
  const style = `${frame.style}:root{--page-background:${color}}`;
  const head = frame.head
    .replace(themeColor, (_all, before: string) => before + color)
    .split(/(<!--(?:first|title|style|ahead|body)-->)/);
  const made = { style, styleHash: hashOf(style), head };
  known.set(color, made);
  return made;
}

export function pageOf(frame: Frame, drawn: DrawnPage): Page {
  const { scriptHash, words, parts } = frame;
  const color = /^#[0-9a-f]{3,8}$/i.test(drawn.themeColor) ? drawn.themeColor : '#FFFFFF';
  const { style, styleHash, head } = inColor(frame, color);
  const addressesOf = (modules: readonly string[]) =>
    modules.flatMap((module) => parts.parts[module] ?? []).map(appAddress);
  const addresses = new Set(addressesOf(drawn.modules));
  const ahead = [
    ...[...addresses].map((address) => `<link rel="modulepreload" crossorigin href="${address}">`),
    ...(drawn.dataAhead ?? []).map(
      (file) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${appAddress(`data/${file}`)}">`,
    ),
  ].join('');
  // Asked for by the first script with a press that comes before the code: one round trip less until it is answered.
  const atPress = [...new Set(addressesOf(drawn.modulesAtPress))].filter((address) => !addresses.has(address));
  // Text of the page in place of a slot: none of it is looked at for the others.
  const body = `${words}<div id="root" data-drawn data-at-press="${atPress.join(' ')}">${drawn.html}</div><script type="application/json" id="arrived">${inert(drawn.arrived)}</script>`;
  const values: { readonly [slot: string]: string } = {
    [slots.first]: `<script data-drawn-from="${escaped(JSON.stringify(drawn.drawnFrom)).replaceAll('"', '&quot;')}">`,
    [slots.title]: `<title>${escaped(drawn.title)}</title>`,
    [slots.style]: `<style>${style}</style>`,
    [slots.ahead]: ahead,
    [slots.body]: body,
  };
  return { html: head.map((part) => values[part] ?? part).join(''), styleHash, scriptHash };
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** What is published goes into every page as it is: it is written once. */
const written = new WeakMap<object, string>();

/** JSON that no text in it can end. The members are written one by one, each as long as it is the same. */
function inert(members: object): string {
  return `{${Object.entries(members).map(([name, value]) => `${JSON.stringify(name)}:${inertValue(value)}`)}}`;
}

function inertValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) return asInert(value);
  const known = written.get(value) ?? asInert(value);
  written.set(value, known);
  return known;
}

const asInert = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function found(text: string, pattern: RegExp): string {
  const [, part] = pattern.exec(text) ?? [];
  if (part === undefined) throw new Error('index.html is another one than drawn pages are made from');
  return part;
}

function cut(text: string, pattern: RegExp): string {
  if (!pattern.test(text)) throw new Error('index.html is another one than drawn pages are made from');
  return text.replace(pattern, '');
}
